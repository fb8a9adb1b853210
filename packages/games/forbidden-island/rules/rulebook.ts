// Every rule by its id: page, heading, and one sentence in our own words.
import { chapter, type Rule, type RuleId } from '@tidetable/engine';
import { rulings } from './rulings.ts';

type Rules = Readonly<Record<RuleId, Rule>>;

const printed: Rules = {
  ...chapter(1, 'Contents', {
    'FI-COMP-1':
      'The Treasure deck has 28 cards: five of each treasure, three Waters Rise!, three Helicopter Lifts and two Sandbags.',
    'FI-COMP-2':
      'There are 24 two-sided tiles with a Flood card each, six adventurers with their pawns, four treasures and a water meter.',
    'FI-COMP-3': 'Two to four can play, all on the same side.',
  }),
  ...chapter(2, 'Object', {
    'FI-GOAL-1':
      "The team brings all four treasures home from Fools' Landing by helicopter, or loses together.",
  }),
  ...chapter(2, 'Setup', {
    'FI-SETUP-1':
      'The shuffled tiles are laid dry side up in rows of two, four, six, six, four and two; gaps between them mean nothing.',
    'FI-SETUP-2':
      'Four treasures wait beside the island, and each can be captured on either of two tiles.',
  }),
  ...chapter(3, 'Setup', {
    'FI-SETUP-3':
      'Flood cards, Treasure cards and Adventurer cards are kept apart, each kind in a deck of its own.',
    'FI-SETUP-4':
      'Before anyone moves, six Flood cards are turned up one by one, and their tiles begin flooded.',
    'FI-SETUP-5':
      'Each player is dealt one adventurer, whose pawn begins on its own tile, wet or dry; the others stay in the box.',
    'FI-SETUP-6':
      'Each player begins with two open Treasure cards; a Waters Rise! among them is replaced and shuffled back.',
    'FI-SETUP-7': 'The difficulty that the table has chosen says where the water level begins.',
    'FI-SETUP-8': 'Hands lie open, and neither discard pile is a secret.',
  }),
  ...chapter(4, 'Order of Play', {
    'FI-TURN-1': {
      text: 'Whoever was last on an island begins, and turns pass to the left; actions are for the player whose turn it is.',
      forbids: true,
    },
    'FI-TURN-2': {
      text: 'A turn has three parts: actions, then two Treasure cards, then as many Flood cards as the water level asks for.',
      forbids: true,
    },
  }),
  ...chapter(4, 'Take Up to 3 Actions', {
    'FI-TURN-3': {
      text: 'A turn has at most three actions, in any mix and with repeats; fewer are fine.',
      forbids: true,
    },
    'FI-TURN-4': {
      text: 'Teammates may talk over every move.',
      untestable: 'Advice passes between people; nothing in the game carries it or limits it.',
    },
  }),
  ...chapter(4, 'Move', {
    'FI-MOVE-1': {
      text: 'Only an adjacent tile — up, down, left or right — can be reached by a move.',
      forbids: true,
    },
    'FI-MOVE-2': {
      text: 'A flooded tile still bears a pawn, but where a tile has sunk there is nothing to stand on or to cross.',
      forbids: true,
    },
    'FI-MOVE-3': 'The Explorer may also step to a tile that touches at a corner.',
    'FI-MOVE-4': {
      text: 'For one action the Pilot flies to any tile, but only once in a turn.',
      forbids: true,
    },
    'FI-MOVE-5': {
      text: 'The Navigator, and no other, may spend an action on moving another pawn by one or two adjacent tiles.',
      forbids: true,
    },
    'FI-MOVE-6': 'The Diver crosses any chain of flooded and sunk tiles in a single action.',
  }),
  ...chapter(4, 'Shore Up', {
    'FI-SHORE-1': {
      text: "One action turns a flooded tile dry: the pawn's own, or one directly up, down, left or right of it.",
      forbids: true,
    },
    'FI-SHORE-2': 'One action of the Engineer is good for two tiles.',
    'FI-SHORE-3': 'The Explorer also reaches the flooded tiles at the corners.',
  }),
  ...chapter(5, 'Give a Treasure Card', {
    'FI-GIVE-1': {
      text: "A Treasure card goes only to a player whose pawn stands on the giver's tile, and each card costs an action.",
      forbids: true,
    },
    'FI-GIVE-2': {
      text: 'Helicopter Lifts and Sandbags stay with their holder: only Treasure cards can be given.',
      forbids: true,
    },
    'FI-GIVE-3': 'The Messenger gives Treasure cards across any distance.',
    'FI-GIVE-4': 'A gift may fill a hand beyond its limit; the receiver then discards at once.',
  }),
  ...chapter(5, 'Capture a Treasure', {
    'FI-CAP-1': {
      text: "Capturing takes four matching Treasure cards and a pawn on one of that treasure's two tiles.",
      forbids: true,
    },
    'FI-CAP-2': 'Wet feet are no obstacle: a treasure can be captured while its tile is flooded.',
  }),
  ...chapter(6, 'Draw 2 Treasure Deck Cards', {
    'FI-DRAW-1':
      'Once the actions are over, two Treasure cards have to be drawn, one after the other, into an open hand.',
    'FI-DRAW-2': {
      text: 'A Waters Rise! never joins a hand: it takes effect, is discarded, and no other card is drawn for it.',
      forbids: true,
    },
  }),
  ...chapter(6, 'Special Action Cards', {
    'FI-SPEC-1': {
      text: "A Special Action card waits in hand until its holder plays it, in anyone's turn and without spending an action.",
      forbids: true,
    },
    'FI-SPEC-2': 'A Special Action card that has to be discarded may do its work on the way out.',
  }),
  ...chapter(7, 'Draw Flood Cards', {
    'FI-SPEC-3': {
      text: 'Sandbags come too late for a flooded tile whose Flood card is already up.',
      forbids: true,
    },
  }),
  ...chapter(null, 'Special Action Cards', {
    'FI-SPEC-4':
      'A Helicopter Lift flies pawns from one tile to any other, or the whole team home; Sandbags turn any one flooded tile dry.',
  }),
  ...chapter(6, 'Waters Rise! Cards', {
    'FI-WR-1': 'The marker climbs by one tick, and its new number counts in this very turn.',
    'FI-WR-2':
      'The discarded Flood cards are shuffled and laid on top of their deck, so the same tiles are soon in danger again.',
    'FI-WR-3': 'Once carried out, Waters Rise! goes to the Treasure discard pile.',
    'FI-WR-4':
      'Two Waters Rise! one after the other lift the marker twice but shuffle the discarded Flood cards just once.',
    'FI-WR-5':
      'With no Flood card on the discard pile, Waters Rise! lifts the marker and does nothing more.',
  }),
  ...chapter(7, 'When the Treasure Deck Runs Out', {
    'FI-TDECK-1':
      'As soon as the Treasure deck is used up, its discard pile is shuffled into a new one.',
  }),
  ...chapter(7, 'Hand Limit', {
    'FI-HAND-1': {
      text: 'A hand holds five cards at most, Special ones included; the excess is discarded before anything else.',
      forbids: true,
    },
    'FI-HAND-2': 'A Special Action card picked for the discard may be used first.',
  }),
  ...chapter(7, 'Draw Flood Cards', {
    'FI-FLOOD-1': 'Flood cards are turned up one by one, as many as the water level shows.',
    'FI-FLOOD-2':
      'A dry tile whose Flood card comes up is flooded, and pawns on it stay where they are.',
    'FI-FLOOD-3':
      'A flooded tile whose Flood card comes up sinks, and neither tile nor card ever returns.',
  }),
  ...chapter(7, 'Pawns on Flooded Tiles', {
    'FI-SWIM-1': {
      text: 'When a tile sinks, each pawn on it swims at once to a tile right beside it that is still there, wet or dry.',
      forbids: true,
    },
    'FI-SWIM-2': 'If a pawn on a sunk tile can swim nowhere, everyone loses.',
    'FI-SWIM-3': {
      text: 'The Diver swims to the nearest tile that is left, or, where the table says so, to any tile behind open water.',
      forbids: true,
    },
    'FI-SWIM-4': 'The Explorer may swim to a tile at a corner too.',
    'FI-SWIM-5': 'The Pilot leaves a sinking tile by air, for any tile that is left.',
  }),
  ...chapter(8, 'When the Flood Draw Pile Runs Out', {
    'FI-FDECK-1':
      'As soon as the Flood deck is used up, its discard pile is shuffled into a new one, and cards still due come from there.',
  }),
  ...chapter(8, 'Winning the Game', {
    'FI-WIN-1': {
      text: "The team can fly home only with all four treasures, every pawn on Fools' Landing, and a Helicopter Lift to discard.",
      forbids: true,
    },
  }),
  ...chapter(8, 'Losing the Game', {
    'FI-LOSE-1':
      'A treasure that is not yet captured is lost with the second of its tiles, and the game with it.',
    'FI-LOSE-2': "Without Fools' Landing there is no way home: once it sinks, the game is lost.",
    'FI-LOSE-3': 'A pawn left in the water with no tile to swim to loses the game for everyone.',
    'FI-LOSE-4': 'Once the marker has climbed to the skull, the game is lost.',
  }),
  ...chapter(8, 'Difficulty', {
    'FI-DIFF-1':
      'Novice, Normal, Elite and Legendary begin with ever higher water, and other mixes of adventurers make other games.',
  }),
};

const ruled: readonly Rules[] = Object.entries(rulings).map(([topic, wordings]) =>
  chapter(null, `Rulings: ${topic}`, wordings),
);

export const rulebook: Rules = Object.assign({}, printed, ...ruled);
