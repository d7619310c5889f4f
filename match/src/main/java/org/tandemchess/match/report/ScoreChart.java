package org.tandemchess.match.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jfree.chart.ChartFactory;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.DeviationRenderer;
import org.jfree.data.xy.YIntervalSeries;
import org.jfree.data.xy.YIntervalSeriesCollection;
import org.jfree.svg.SVGGraphics2D;
import org.tandemchess.match.play.GameRecord;
import org.tandemchess.match.play.Standing;
import org.tandemchess.match.play.TeamEntry;
import org.tandemchess.match.stats.EloEstimate;
import org.tandemchess.match.stats.MatchScore;
import org.tandemchess.match.stats.RatingList;

/**
 * The Elo of the first team over the games of a match, or the ratings of more than two teams, with
 * 95 % intervals, as SVG.
 */
final class ScoreChart {
  private static final int WIDTH = 900;
  private static final int HEIGHT = 420;

  /** Beyond this an interval says nothing a picture could show. */
  private static final double MOST_ELO = 800;

  /** How many points a line has that shows ratings. */
  private static final int MOMENTS = 60;

  private static final Color LINE = new Color(0x1F, 0x5A, 0xA6);

  private ScoreChart() {}

  /** Returns the chart; none before the second pair of games. */
  static Optional<String> svg(Standing standing, List<TeamEntry> teams) {
    if (standing.isNothingButFaults()) {
      return Optional.empty();
    }
    return teams.size() == 2 ? duel(standing, teams) : table(standing, teams);
  }

  private static Optional<String> duel(Standing standing, List<TeamEntry> teams) {
    YIntervalSeries series = new YIntervalSeries(teams.getFirst().name());
    Standing soFar = new Standing(List.of(), teams.size());
    for (GameRecord game : standing.games()) {
      soFar = soFar.plus(game);
      MatchScore score = soFar.score();
      if (score.pairs().count() >= 2 && score.games() % 2 == 0) {
        EloEstimate elo = score.elo();
        series.add(score.games(), bounded(elo.elo()), bounded(elo.low()), bounded(elo.high()));
      }
    }
    String title = teams.get(0).name() + " against " + teams.get(1).name();
    return series.getItemCount() > 0
        ? Optional.of(draw(List.of(series), title, "Elo, 95 % interval"))
        : Optional.empty();
  }

  /** The ratings of all teams, at a number of moments that a picture can show. */
  private static Optional<String> table(Standing standing, List<TeamEntry> teams) {
    List<YIntervalSeries> series = new ArrayList<>();
    teams.forEach(team -> series.add(new YIntervalSeries(team.name())));
    int games = standing.games().size();
    for (int moment = 1; moment <= MOMENTS; moment++) {
      int until = Math.max(2 * teams.size(), games * moment / MOMENTS);
      Standing soFar =
          new Standing(standing.games().subList(0, Math.min(until, games)), teams.size());
      if (until <= games && (moment == MOMENTS || until < games * (moment + 1) / MOMENTS)) {
        for (RatingList.Entry entry : soFar.ratings().entries()) {
          double elo = entry.elo();
          series
              .get(entry.team())
              .add(
                  soFar.counted(),
                  bounded(elo),
                  bounded(elo - entry.error()),
                  bounded(elo + entry.error()));
        }
      }
    }
    return series.getFirst().getItemCount() > 0
        ? Optional.of(draw(series, teams.size() + " teams", "rating, 95 % interval"))
        : Optional.empty();
  }

  private static double bounded(double elo) {
    return Math.clamp(elo, -MOST_ELO, MOST_ELO);
  }

  private static String draw(List<YIntervalSeries> all, String title, String unit) {
    YIntervalSeriesCollection data = new YIntervalSeriesCollection();
    all.forEach(data::addSeries);
    JFreeChart chart = ChartFactory.createXYLineChart(title, "games", unit, data);
    DeviationRenderer renderer = new DeviationRenderer(true, false);
    for (int i = 0; i < all.size(); i++) {
      Color color = all.size() == 1 ? LINE : Color.getHSBColor((float) i / all.size(), 0.8f, 0.65f);
      renderer.setSeriesPaint(i, color);
      renderer.setSeriesFillPaint(i, color);
      renderer.setSeriesStroke(i, new BasicStroke(2f));
    }
    if (all.size() == 1) {
      chart.removeLegend();
    }
    renderer.setAlpha(0.2f);
    XYPlot plot = chart.getXYPlot();
    plot.setRenderer(renderer);
    plot.setBackgroundPaint(Color.WHITE);
    plot.setRangeGridlinePaint(Color.LIGHT_GRAY);
    plot.setDomainGridlinePaint(Color.LIGHT_GRAY);
    plot.setRangeZeroBaselineVisible(true);
    plot.getDomainAxis().setStandardTickUnits(NumberAxis.createIntegerTickUnits());
    SVGGraphics2D graphics = new SVGGraphics2D(WIDTH, HEIGHT);
    chart.draw(graphics, new Rectangle2D.Double(0, 0, WIDTH, HEIGHT));
    return graphics.getSVGDocument();
  }
}
