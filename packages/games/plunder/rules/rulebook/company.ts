// Two players and teams, p. 12; variations and advice, p. 13.
import { chapter, type Rules } from '@tidetable/engine';

export const company: readonly Rules[] = [
  chapter(12, 'Two players', {
    'PL-DUO-1':
      'Two players leave out the two tiles with Merchant islands and lay the others in a square.',
    'PL-DUO-2': 'Two players use columns 1 to 12 only; a higher number is spun again.',
    'PL-DUO-3': 'Two players place two X tokens.',
  }),
  chapter(12, 'Teams', {
    'PL-TEAM-1':
      'Teams are two of two or two of three, playing to 16 points, or three of two, playing to 14.',
    'PL-TEAM-2': 'Teams take turns alternately, and so do the members of each.',
    'PL-TEAM-3':
      'The points of all members make the total of a team, while everyone keeps their own Plunder Point cards.',
    'PL-TEAM-4':
      "Everyone has a colour and commands that fleet only, moving or upgrading no teammate's ship.",
    'PL-TEAM-5': 'Nobody attacks a teammate.',
    'PL-TEAM-6':
      'Teammates trade by the usual rules, but neither may come out ahead by more than one card.',
    'PL-TEAM-7':
      'A treaty lasts one turn as always, and covers the whole team of the other player.',
    'PL-TEAM-8':
      "While one's ship is in a port of a teammate's island, that teammate may give the island away to one.",
  }),
  chapter(13, 'Variations', {
    'PL-OPT-1':
      'When the face-down deck runs low, ten cards stay on each open stack and the rest are shuffled into the deck.',
    'PL-OPT-2': 'A table may play to another target, or against a clock for the most points.',
    'PL-OPT-3': 'The sailing die keeps showing what was rolled, and battles use other dice.',
  }),
  chapter(13, 'Advice', {
    'PL-TIP-1': {
      text: 'Buy lives only in danger and masts before the roll, end turns at a Merchant island, strike first, disown what is about to fall, and trust Plunder Point cards most.',
      untestable: 'It is advice: nothing follows from it that a game could get wrong.',
    },
  }),
];
