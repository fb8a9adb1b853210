// What stays the same while one decision is weighed: distances and the coming flood.
import type { View } from '../rules/questions.ts';
import { Distances } from './model/distances.ts';
import { type Forecast, Forecaster } from './model/forecast.ts';
import { modelOf } from './model/island-model.ts';
import type { IslandSetup } from './model/island-setup.ts';

export class DecisionContext {
  readonly setup: IslandSetup;
  readonly distances = new Distances();
  readonly flood: Forecast;

  constructor(view: View) {
    const model = modelOf(view);
    this.setup = model.setup;
    this.distances.reset(model, model.flooded | model.sunk);
    this.flood = new Forecaster('full').forecast(model);
  }
}
