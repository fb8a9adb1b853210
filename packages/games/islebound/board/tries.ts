// What a player might mean by touching a spot that nothing can be done with.

import type { Spot } from '@tidetable/board/board.ts';
import type { Action, Building, CrewId, Town, View } from '../public.ts';

export function tries(spot: Spot, view: View, seat: number): readonly Action[] {
  const [kind, name = ''] = spot.split(':');
  switch (kind) {
    case 'town':
      return isHere(name, view, seat) ? [{ type: 'visit' }] : [{ type: 'sail', to: name as Town }];
    case 'banner':
      return isHere(name, view, seat)
        ? [{ type: 'attack' }, { type: 'negotiate' }]
        : [{ type: 'sail', to: name as Town }];
    case 'ship':
      return Number(name) === seat
        ? [{ type: 'visit' }]
        : [
            { type: 'raid', ship: Number(name) },
            { type: 'offer-trade', ship: Number(name) },
          ];
    case 'building':
      return [
        { type: 'buy', building: name as Building },
        { type: 'build', building: name as Building },
      ];
    case 'crew':
      return [{ type: 'exhaust', crew: name as CrewId }];
    case 'event':
      return [{ type: 'complete-event', event: Number(name) }];
    case 'slot':
      return [{ type: 'withdraw', slot: Number(name) }];
    case 'reputation':
      return [{ type: 'brag', card: Number(name) }];
    case 'treasure':
      return [{ type: 'hunt' }];
    case 'monster':
      return [{ type: 'attack' }];
    default:
      return [];
  }
}

function isHere(town: string, { towns, captains }: View, seat: number): boolean {
  const region = captains[seat]?.region ?? null;
  return region !== null && towns[region] === town;
}
