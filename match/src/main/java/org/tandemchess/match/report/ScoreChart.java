package org.tandemchess.match.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.geom.Rectangle2D;
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

/** The Elo of the first team over the games of a match, with its 95 % interval, as SVG. */
final class ScoreChart {
  private static final int WIDTH = 900;
  private static final int HEIGHT = 420;

  /** Beyond this an interval says nothing a picture could show. */
  private static final double MOST_ELO = 800;

  private static final Color LINE = new Color(0x1F, 0x5A, 0xA6);

  private ScoreChart() {}

  /** Returns the chart; none before the second pair of games or for more than two teams. */
  static Optional<String> svg(Standing standing, List<TeamEntry> teams) {
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
    return teams.size() == 2 && series.getItemCount() > 0
        ? Optional.of(draw(series, teams))
        : Optional.empty();
  }

  private static double bounded(double elo) {
    return Math.clamp(elo, -MOST_ELO, MOST_ELO);
  }

  private static String draw(YIntervalSeries series, List<TeamEntry> teams) {
    YIntervalSeriesCollection data = new YIntervalSeriesCollection();
    data.addSeries(series);
    String title = teams.get(0).name() + " against " + teams.get(1).name();
    JFreeChart chart = ChartFactory.createXYLineChart(title, "games", "Elo, 95 % interval", data);
    chart.removeLegend();
    DeviationRenderer renderer = new DeviationRenderer(true, false);
    renderer.setSeriesPaint(0, LINE);
    renderer.setSeriesFillPaint(0, LINE);
    renderer.setSeriesStroke(0, new BasicStroke(2f));
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
