// Deep Fog tables: some random plies into a game, or made of the few things that matter.
import { Generator, itemAt, legal, Match, seedFrom } from '@tidetable/engine';
import type { Sea, SeenCaptain, SeenFog, View } from '../../public.ts';
import { deepFog } from '../../rules/index.ts';

/** Played at random until this holds, or to the end. */
export function seaWhen(holds: (sea: Sea) => boolean, seats = 3): View {
  const match = Match.start(deepFog, { seats, seed: seedFrom('fog'), options: {} });
  const chance = new Generator(seats);
  while (match.state.outcome === null && !holds(match.state)) {
    const seat = itemAt(match.deciders.must, 0);
    const actions = legal(deepFog, match.state, seat);
    match.play(seat, itemAt(actions, chance.roll(actions.length) - 1));
  }
  return match.view(0);
}

/** Whether someone is about to place a ship. */
export function isPlacing({ agenda }: Sea): boolean {
  return agenda.at(-1)?.step === 'move';
}

const FIRST_ROUND = seaWhen(isPlacing);

/** Morlim, Borsham and Rockslide in the middle, Stratic, Ratnest and Fel's Garden in the fog, nothing owned. */
export function seaWith(
  fog: Partial<SeenFog>,
  { captain = {}, ...rest }: Partial<View> & { captain?: Partial<SeenCaptain> } = {},
): View {
  const { captains, owners } = FIRST_ROUND;
  return {
    ...FIRST_ROUND,
    fog: {
      boards: [null, null, 3],
      mist: [2],
      pass: 0,
      event: 1,
      townCards: [],
      emerged: false,
      victors: [],
      ...fog,
    },
    captains: captains.map((one, seat) => (seat === 0 ? { ...one, ...captain } : one)),
    owners: owners.map(() => null),
    ...rest,
  };
}
