// Forbidden Island's screens: a table at the start, in the middle, late, won and lost.
import { begin } from '../../../../web/test/screens/pages.ts';
import { played, type Screen } from '../../../../web/test/screens/screen.ts';

const ID = 'forbidden-island';

export const SCREENS: readonly Screen[] = [
  { name: ID, open: (page) => begin(page, 'Forbidden Island') },
  played(`${ID}-middle`, ID, 'won', 45),
  played(`${ID}-late`, ID, 'won', 85),
  { ...played(`${ID}-won`, ID, 'won', 100), at: '/local/:part' },
  played(`${ID}-lost`, ID, 'lost-skull', 100),
];
