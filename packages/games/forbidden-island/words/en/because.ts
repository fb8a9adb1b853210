// The failing fact behind a refusal, as one sentence to the one who tried.
import { allOf, capital, listed, type Reader, sentence, type Who } from '@tidetable/engine';
import { type Tile, TREASURE_TILES, type Treasure } from '../../rules/data/tiles.ts';
import type { OutOfPlace, Reason, View } from '../../rules/state.ts';
import { CARD_NAMES, plural, ROLE_NAMES, TILE_NAMES, whoIn } from './names.ts';

export function because(reason: Reason, view: View, reader?: Reader): string {
  const who = whoIn(view, reader);
  switch (reason.because) {
    case 'no-actions-left':
      return 'You have no actions left this turn.';
    case 'flown':
      return 'You have flown once this turn.';
    case 'own-pawn':
      return 'This is your own pawn; only others can be navigated.';
    case 'to-yourself':
      return 'You cannot give a card to yourself.';
    case 'nobody-aboard':
      return 'Nobody is aboard the helicopter yet.';
    case 'here-already':
      return `${TILE_NAMES[reason.tile]} is where it starts from.`;
    case 'sunk':
      return `${TILE_NAMES[reason.tile]} has sunk.`;
    case 'dry':
      return `${TILE_NAMES[reason.tile]} is not flooded.`;
    case 'at-a-corner':
      return `${TILE_NAMES[reason.tile]} touches your tile only at a corner.`;
    case 'walkable':
      return `${TILE_NAMES[reason.tile]} is within a walk, which keeps your flight.`;
    case 'too-late':
      return `The Flood card of ${TILE_NAMES[reason.tile]} is already up.`;
    case 'too-far':
      return tooFar(reason);
    case 'nearer-tile':
      return `${TILE_NAMES[reason.tile]} is ${tiles(reason.steps)} away; the nearest tile is ${reason.nearest} away.`;
    case 'not-that-role':
      return `Only the ${ROLE_NAMES[reason.needed]} does that; you are the ${ROLE_NAMES[reason.role]}.`;
    case 'would-not-go':
      return sentence(`${who(reason.pawn).name} would not be navigated this turn`);
    case 'aboard':
      return sentence(`${who(reason.pawn).name} ${who(reason.pawn).does('be aboard already')}`);
    case 'boarded-past':
      return `Pawns board in order of seats, and ${who(reason.pawn).whose} turn has passed.`;
    case 'elsewhere':
      return sentence(
        `${who(reason.pawn).name} ${who(reason.pawn).does('stand')} on ${TILE_NAMES[reason.tile]}; the helicopter is at ${TILE_NAMES[reason.from]}`,
      );
    case 'not-in-water':
      return `Your pawn is not in the water at ${TILE_NAMES[reason.tile]}.`;
    case 'nobody-there':
      return `No pawn stands on ${TILE_NAMES[reason.tile]}.`;
    case 'nowhere-to-land':
      return `There is no tile to fly to from ${TILE_NAMES[reason.tile]}.`;
    case 'no-rescues':
      return `${TILE_NAMES[reason.tile]} is sinking, and this table plays without rescues by helicopter.`;
    case 'not-held':
      return `You hold no ${CARD_NAMES[reason.card]}${NO_CARD.includes(reason.card) ? '' : ' card'}.`;
    case 'special-card':
      return `${CARD_NAMES[reason.card]} is a Special Action card; only Treasure cards can be given.`;
    case 'apart':
      return sentence(
        `${who(reason.to).name} ${who(reason.to).does('stand')} on ${TILE_NAMES[reason.there]}, you on ${TILE_NAMES[reason.here]}`,
      );
    case 'captured':
      return sentence(
        `${who(reason.by).name} ${who(reason.by).does('have')} captured the ${CARD_NAMES[reason.treasure]} already`,
      );
    case 'not-ready-to-capture':
      return notReadyToCapture(reason, view);
    case 'not-ready-to-leave':
      return notReadyToLeave(reason, who);
    case 'too-many-cards':
      return `You hold ${reason.held} cards; a hand holds ${reason.limit}.`;
    case 'no-need-to-discard':
      return `You hold ${plural(reason.held, 'card')}, and none has to go now.`;
    default:
      return outOfPlace(reason, who);
  }
}

/** What the action has to wait for, or what would have to be asked first. */
function outOfPlace(reason: OutOfPlace, who: Who): string {
  switch (reason.because) {
    case 'never-held':
      return 'Waters Rise! never joins a hand.';
    case 'not-asked':
      return 'You are not being asked to go along.';
    case 'no-helicopter':
      return 'No helicopter has been called.';
    case 'lift-of-another':
      return sentence(
        `${who(reason.by).name} called the helicopter, and ${who(reason.by).does('decide')}`,
      );
    case 'no-second-tile':
      return 'You are not choosing a second tile now.';
    case 'nobody-to-rescue':
      return 'No pawn in the water is waiting for a Helicopter Lift of yours.';
    case 'nothing-to-pass':
      return 'Nothing is waiting for your yes or no.';
    case 'said-no':
      return 'You have said no this time.';
    case 'above-water':
      return `Your pawn is on ${TILE_NAMES[reason.tile]}, which has not sunk.`;
    case 'swim-first':
      return `${TILE_NAMES[reason.tile]} has sunk, and the pawns there come out of the water first.`;
    case 'lift-first':
      return `The helicopter that ${who(reason.by).name} called has to land first.`;
    case 'second-tile-first':
      return 'You can still shore up a second tile: choose one, or leave it at one.';
    case 'not-your-turn':
      return `It is the turn of ${who(reason.of).name}.`;
    case 'actions-over':
      return 'The actions of this turn are over.';
    case 'discard-first':
      return sentence(
        `${who(reason.seat).name} ${who(reason.seat).does('have too many cards')} and ${who(reason.seat).does('discard')} first`,
      );
    case 'discarder-only':
      return `At this table only ${who(reason.seat).name} may play a Special card now.`;
    case 'answer-first':
      return sentence(
        `${who(reason.pawn).name} ${who(reason.pawn).does('have')} to answer the Navigator first`,
      );
  }
}

/** Cards whose name says what they are. */
const NO_CARD: readonly string[] = ['helicopter-lift', 'sandbags', 'waters-rise'];

function tiles(count: number): string {
  return plural(count, 'tile');
}

function tooFar({ tile, steps, reach, verb }: Extract<Reason, { because: 'too-far' }>): string {
  if (steps === null) return `There is no way to ${TILE_NAMES[tile]}.`;
  return `${TILE_NAMES[tile]} is ${tiles(steps)} away; you can ${REACHING[verb]} ${reach}.`;
}

const REACHING = {
  move: 'move',
  navigate: 'navigate a pawn by',
  'shore-up': 'reach',
  swim: 'swim',
} as const;

/** The cards, the place, or both. */
function notReadyToCapture(
  { treasure, held, needed, here }: Extract<Reason, { because: 'not-ready-to-capture' }>,
  view: View,
): string {
  const cards = `You hold ${held} of ${needed} ${CARD_NAMES[treasure]} cards`;
  const places = TREASURE_TILES[treasure];
  if (places.includes(here)) return `${cards}.`;
  const left = places.filter((tile) => view.condition[view.tiles.indexOf(tile)] !== 'sunk');
  const place = `you stand on ${TILE_NAMES[here]}, not on ${either(left)}`;
  return held >= needed ? `${capital(place)}.` : `${cards}, and ${place}.`;
}

function either(places: readonly Tile[]): string {
  return places.map((tile) => TILE_NAMES[tile]).join(' or ');
}

function notReadyToLeave(
  { missing, away }: Extract<Reason, { because: 'not-ready-to-leave' }>,
  who: Who,
): string {
  const said: string[] = [];
  if (missing.length > 0) {
    const names = listed(missing.map((treasure: Treasure) => `the ${CARD_NAMES[treasure]}`));
    said.push(`${names} ${missing.length === 1 ? 'is' : 'are'} still to be captured`);
  }
  if (away.length > 0) {
    const missed = allOf(away.map(who));
    said.push(`${missed.name} ${missed.does("be not on Fools' Landing")}`);
  }
  return sentence(said.join('; '));
}
