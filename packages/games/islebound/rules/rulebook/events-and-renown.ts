// The influence track and events, pp. 11–12; the renown track and reputation cards, pp. 14–15.
import { chapter, type Rules } from '@tidetable/engine';

export const eventsAndRenown: readonly Rules[] = [
  chapter(12, 'Event', {
    'IB-INF-1':
      'Influence cubes go into the first empty slots from the left; gaps are filled before slots farther right.',
    'IB-EVT-1':
      "In an event's region a player may pay its cost, or meet what it asks for, and place its cubes on the influence track.",
    'IB-EVT-2':
      'Several events may be completed in a turn, even one that has only just come up in the same region.',
    'IB-EVT-3':
      'Once its cost is paid and its cubes are placed, an event is discarded; the next card of its pile becomes active, and its marker goes to the region named there.',
    'IB-EVT-4':
      'When one pile of events is used up, the top card of the other moves over, so that two are showing.',
    'IB-EVT-5': 'When all events have been used, the discards are shuffled into two new piles.',
    'IB-EVT-6':
      'Retail: at Morlim, one who works and a book make 3 cubes; prototype: at Farwold, one who works and 4 fish make 3.',
  }),
  chapter(11, 'Influence Track', {
    'IB-INF-2':
      'A cube is worth the number under its slot, and these numbers never fall from left to right.',
  }),
  chapter(15, 'Renown Tokens', {
    'IB-REN-1':
      'At 7 the marker comes off for the top renown token and its reward, and further renown counts from the start: 6 and 3 make a token and 2.',
    'IB-REN-3':
      'When several gain renown together, the player in turn is served first and the others clockwise.',
  }),
  chapter(14, 'Game End', {
    'IB-REN-2': 'At the end each renown token is worth 7, besides the reward it gave when taken.',
    'IB-REN-4':
      'With no tokens left, a cube that reaches 7 stays there and counts 7, a further cube goes on from the start, and rewards are over.',
  }),
  chapter(15, 'Farwold', {
    'IB-REP-1':
      'Only Farwold uses reputation cards: the visitor chooses one of those showing and gains its top renown, all score its lower line, and it is discarded.',
    'IB-REP-2': 'Limit 7 on a reputation card: nobody gets more than 7 renown from its lower line.',
    'IB-REP-3':
      'When one reputation pile is empty, the top card of the other moves over; once all are used, none come back.',
    'IB-REP-4':
      'Retail: a card gives its chooser 1 and then everyone 1 for each building; prototype: a card gives everyone 2 for each town, home port included.',
  }),
];
