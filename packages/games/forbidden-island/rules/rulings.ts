// What the rulebook leaves open and how we read it, by topic. RULINGS.md gives the reasons.
import type { RuleId, Wording } from '@tidetable/engine';

export const rulings: Readonly<Record<string, Readonly<Record<RuleId, Wording>>>> = {
  Setup: {
    'FI-AMB-33':
      'A Waters Rise! dealt at the start is replaced first and shuffled back when all hands are dealt.',
  },
  Turns: {
    'FI-AMB-36':
      'Actions may end early, even before the first; the Treasure cards must then be drawn all the same.',
  },
  Undo: {
    'FI-AMB-37': 'Own actions can be taken back as long as no hidden card has come to light.',
    'FI-AMB-49':
      "A drawn or revealed card, a shuffle and another player's decision stand; up to there a Special card can be taken back too.",
  },
  'the Diver': {
    'FI-AMB-1':
      'A dive passes only flooded and sunk tiles, may turn, and ends on a tile other than the one it began on.',
    'FI-AMB-2':
      'Only a tile that sank leaves a gap to dive through; where none ever lay, there is no way.',
    'FI-AMB-3':
      'Nearest means fewest steps up, down, left or right over sunk squares, and among equals the Diver chooses; a table may allow farther ones.',
  },
  'the Navigator': {
    'FI-AMB-4':
      'One action of the Navigator moves one other pawn, by one or two tiles, round a corner if need be.',
    'FI-AMB-5':
      'Navigated, the Explorer steps diagonally and the Diver crosses one sunk tile, unless the table rules otherwise; nobody flies.',
    'FI-AMB-6': {
      text: 'The Navigator steers the others, but walks like anybody else.',
      forbids: true,
    },
    'FI-AMB-7': {
      text: "The Navigator needs nobody's leave, unless the table asks first: then a no holds for the rest of the turn.",
      forbids: true,
    },
    'FI-AMB-40':
      'A pawn on a lone tile cannot be navigated, except an Explorer past a corner or a Diver across one sunk tile.',
  },
  'the Pilot': {
    'FI-AMB-8':
      'Flying off a sinking tile is not the flight of the turn: it is always open and uses nothing up.',
    'FI-AMB-9': {
      text: 'A tile within a walk is walked to, which costs the same and saves the flight.',
      forbids: true,
    },
    'FI-AMB-42':
      "The flight comes back at the start of each of the Pilot's own turns, and nothing else uses or renews it.",
  },
  'the Explorer': {
    'FI-AMB-41':
      'The Explorer reaches a corner tile even between two sunk ones, since nothing is crossed on the way.',
  },
  'shoring up': {
    'FI-AMB-10': {
      text: "The Engineer's action turns one tile dry, or two in a row; no other action comes between them.",
      forbids: true,
    },
    'FI-AMB-11': {
      text: 'Only a flooded tile can be shored up: a dry one needs no help, and a sunk one is past it.',
      forbids: true,
    },
    'FI-AMB-45':
      "Special cards may come between the Engineer's two tiles too; the second one is reached from where the Engineer then stands.",
  },
  giving: {
    'FI-AMB-12':
      'A full hand may still receive a card; its owner then discards, and may use a Special card for that.',
    'FI-AMB-13': {
      text: 'Only the player whose turn it is gives cards, and nobody takes them.',
      forbids: true,
    },
    'FI-AMB-14':
      'The Messenger gives from anywhere; to give to the Messenger, the others need to share the tile.',
    'FI-AMB-44':
      'A gift that overfills a hand has cost its action; the receiver discards, the gift itself if need be, before play goes on.',
  },
  'the hand limit': {
    'FI-AMB-15':
      'The hand limit is checked after each drawn card, unless the table waits for both.',
    'FI-AMB-16': {
      text: 'Nobody discards for the sake of it: a card is given, spent on a treasure, played, or one too many.',
      forbids: true,
    },
    'FI-AMB-38': {
      text: "During a forced discard any holder may play a Special card, or only the discarder if the table says so. The discarder's own counts as discarded.",
      forbids: true,
    },
  },
  'the Treasure deck': {
    'FI-AMB-17':
      'A Waters Rise! at the bottom of the deck is carried out, discarded, and shuffled into the new deck.',
    'FI-AMB-18':
      'There are always discards for a new Treasure deck, since the hands together cannot hold all the cards.',
    'FI-AMB-53':
      'If the first card of the two empties the deck, the second comes from the new one.',
  },
  'the Flood deck': {
    'FI-AMB-19':
      'Flood cards come between the Waters Rise! of two turns, so both shuffle; in one turn the second finds nothing to shuffle.',
    'FI-AMB-20':
      'The Flood card just drawn is part of the new deck too, unless its tile sank, and can come up again at once.',
    'FI-AMB-34':
      'If more Flood cards are due than tiles are left, the deck is shuffled anew as often as it takes.',
  },
  'Special Action cards': {
    'FI-AMB-21':
      'Before and after each Treasure card, before a tile sinks and after each Flood card there is a moment for Special cards.',
    'FI-AMB-23':
      'The tile whose Flood card is up is beyond Sandbags; any other flooded tile is not.',
    'FI-AMB-46': {
      text: 'Whoever plays first is served first, what is decided stays decided, and each card played asks everyone again.',
      forbids: true,
    },
    'FI-AMB-47': {
      text: 'In such a moment only those are asked who hold a Special card they could play, bots like people; play goes on when each has said no.',
      forbids: true,
    },
    'FI-AMB-50': {
      text: 'A Special card needs something to do: Sandbags a flooded tile, a Helicopter Lift another tile to land on.',
      forbids: true,
    },
    'FI-AMB-52':
      'Special cards may be played before the first action, between the parts of a turn, and between two turns.',
  },
  'the Helicopter Lift': {
    'FI-AMB-22': {
      text: 'A Helicopter Lift may be played while a tile is sinking, unless the table has ruled such rescues out.',
      forbids: true,
    },
    'FI-AMB-24': {
      text: 'A Lift takes one or more pawns of one tile to any other tile, as its holder decides, who may stay behind.',
      forbids: true,
    },
    'FI-AMB-25':
      'The team may fly home whenever a Special card can be played, as long as the game is not lost.',
    'FI-AMB-26': {
      text: "With the Flood card of Fools' Landing up, the team may still fly home, unless the table has ruled that too late.",
      forbids: true,
    },
    'FI-AMB-51':
      "Bringing the last pawn to Fools' Landing is not yet the escape: that takes another Lift.",
  },
  swimming: {
    'FI-AMB-28':
      'Pawns on a sinking tile swim one by one in any order, and a single one that cannot loses the game.',
    'FI-AMB-35': 'A pawn on a lone tile is not lost until that tile sinks as well.',
    'FI-AMB-39': {
      text: 'Each player chooses where their pawn swims; one that cannot is lost when nobody has a Helicopter Lift to spend on it.',
      forbids: true,
    },
  },
  treasures: {
    'FI-AMB-31': 'Capturing costs four cards; a fifth one stays in hand.',
    'FI-AMB-32': 'The cards of a captured treasure stay in the game, if only to fill hands.',
    'FI-AMB-43': {
      text: 'Each treasure is captured once, for the whole team and for good; a second set of cards buys nothing.',
      forbids: true,
    },
  },
  'the end': {
    'FI-AMB-27':
      'The skull ends the game at once: a team ready to fly should do so before the card is drawn.',
    'FI-AMB-29': 'Where several losses come together, each of them is reported.',
    'FI-AMB-30': 'Once a treasure is captured, its tiles may sink without harm.',
    'FI-AMB-48': {
      text: 'The end cancels whatever decision was pending; short of that, play waits for every discard and every swim.',
      forbids: true,
    },
  },
};
