// Game End, p. 14.
import { chapter, type Rules } from '@tidetable/engine';

export const gameEnd: readonly Rules[] = [
  chapter(14, 'Game End', {
    'IB-END-1':
      "A player's seventh building triggers the end with four players, the eighth with two or three.",
    'IB-END-2':
      'Retail: taking the last renown token triggers the end as well; prototype: it does not.',
    'IB-END-3':
      'After the trigger the round is finished; then everyone, from the first player on, has exactly one more turn.',
    'IB-END-4': 'Once the end is triggered, later triggers change nothing.',
    'IB-END-5':
      'The score adds up coins, building values, abilities for the end, the place on the renown track, and 7 for each token or cube left on 7.',
    'IB-END-6': 'Among equal scores, the most fish and wood together wins.',
  }),
];
