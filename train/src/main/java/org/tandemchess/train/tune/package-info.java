/**
 * Fits the weights of the evaluation to positions of games: logistic loss, gradients, Adam. The
 * method is Texel's, with search scores beside results and a danger term that is not linear.
 *
 * <p>Entry types: {@link org.tandemchess.train.tune.Tuner}, {@link
 * org.tandemchess.train.tune.DataSet}. A data set is immutable once it is made; a tuner belongs to
 * one thread. The same samples, recipe and seed give the same weights, bit for bit.
 *
 * <p>Sources: P. Österlund, Texel's tuning method (2014); D. P. Kingma, J. Ba, Adam: A Method for
 * Stochastic Optimization (2015).
 */
@NullMarked
package org.tandemchess.train.tune;

import org.jspecify.annotations.NullMarked;
