// The things that an action of Islebound or Plunder is about.
import type { Action as IsleboundAction } from '@tidetable/islebound/public';
import type { Action as PlunderAction } from '@tidetable/plunder/public';
import type { Spot } from '../board.ts';

export function isleboundSpots(action: IsleboundAction): readonly Spot[] {
  switch (action.type) {
    case 'choose-port':
      return [`town:${action.port}`];
    case 'sail':
    case 'brave-fog':
      return [`town:${action.to}`];
    case 'place':
      return [`town:${action.at}`];
    case 'complete-event':
      return [`event:${action.event}`];
    case 'buy':
    case 'build':
    case 'draft':
    case 'discard':
      return [`building:${action.building}`];
    case 'hire':
      return [`crew:${action.crew}`];
    case 'brag':
      return [`reputation:${action.card}`];
    default:
      return [];
  }
}

/** Ships are touched in the list, squares on the chart. */
export function plunderSpots(
  action: PlunderAction,
  squareOf: (island: string) => Spot | null,
): readonly Spot[] {
  switch (action.type) {
    case 'pick':
    case 'ask-for-island':
    case 'disown': {
      const spot = squareOf(action.island);
      return spot === null ? [] : [spot];
    }
    case 'sail':
      return [`ship:${action.ship}`, `square:${action.to}`];
    case 'collect':
      return [`ship:${action.ship}`, `square:${action.at}`];
    case 'build':
    case 'upgrade':
    case 'target':
    case 'attack-island':
      return [`ship:${action.ship}`];
    case 'attack':
      return [`ship:${action.ship}`, `ship:${action.target}`];
    case 'build-ship':
    case 'place-ship':
    case 'berth':
      return [`square:${action.at}`];
    case 'sail-anywhere':
    case 'steer-storm':
      return [`square:${action.to}`];
    default:
      return [];
  }
}
