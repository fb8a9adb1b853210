// The failing fact behind a refusal, as one sentence.
import { capital, plural, type Reader, type Seat, sentence, type Who } from '@tidetable/engine';
import type { SignStep } from '../../rules/data/goods.ts';
import { eventCard, reputationAt } from '../../rules/editions.ts';
import type { AttackStage, Reason } from '../../rules/reasons.ts';
import type { Tradable, View } from '../../rules/state.ts';
import {
  aCrew,
  aWanted,
  buildingName,
  captainsFor,
  costWords,
  counted,
  crewName,
  FIGHTER_NAMES,
  placeName,
  TOWN_NAMES,
} from './names.ts';

type Words = {
  readonly [K in Reason['because']]: (
    reason: Extract<Reason, { readonly because: K }>,
    view: View,
    who: Who,
  ) => string;
};

const WORDS: Words = {
  short: (reason) => `You need ${costWords(reason.missing)} more.`,
  'move-first': (_reason, view) =>
    view.fog === null
      ? 'Your ship has not moved yet this turn.'
      : 'Your ship has not been placed yet this turn.',
  acted: () => 'You have taken your action this turn.',
  'variant-off': (reason) => `This table plays without ${VARIANT_NAMES[reason.variant]}.`,
  'own-ship': () => 'That is your own ship.',
  'ship-elsewhere': (reason, _view, who) => elsewhere(reason.ship, reason.at, who),
  'event-elsewhere': (reason) => `The event is at ${TOWN_NAMES[reason.at]}; your ship is not.`,
  'event-not-up': (reason, view) =>
    `The event of ${TOWN_NAMES[eventCard(view, reason.event).town]} is not up now.`,
  'fighters-aboard': (reason) =>
    `It wants ${reason.needs} pirates or sea serpents aboard; you have ${reason.has}.`,
  'not-showing': (reason, view) => `The ${reputationAt(view, reason.card).name} is not face up.`,
  'all-score': () => 'At this table everyone scores the chosen card.',
  choices: (reason) =>
    reason.choices === 1
      ? 'There is only one thing to take here.'
      : `There are only ${reason.choices} things to choose from here.`,
  'not-a-port': (reason) => `${TOWN_NAMES[reason.town]} is no port.`,
  'port-taken': (reason, _view, who) =>
    `${TOWN_NAMES[reason.town]} is ${who(reason.by).whose} home port.`,
  start: (reason) => `Your turn began at ${TOWN_NAMES[reason.town]}.`,
  'too-far'(reason) {
    const fish = reason.fish === 0 ? '' : `, ${reason.reach + reason.fish} with all your fish`;
    return `${TOWN_NAMES[reason.town]} is ${plural(reason.steps, 'region')} away; you can sail ${reason.reach}${fish}.`;
  },
  crowded: (reason) => crowdWords(reason),
  'in-sight': (reason) => `${TOWN_NAMES[reason.town]} is in sight: sail there without a roll.`,
  'not-at-edge': (reason) => `${TOWN_NAMES[reason.town]} is on a board that is not in play now.`,
  'out-of-sight': (reason) => `${TOWN_NAMES[reason.town]} is on a board that is not in play now.`,
  'deep-in-fog': (reason) =>
    `${TOWN_NAMES[reason.town]} lies deep in the fog, under another board.`,
  'roll-first': (reason) =>
    `${TOWN_NAMES[reason.town]} lies in the fog: you have to brave it with a roll.`,
  'no-roll-needed': (reason) =>
    `Since the monster has emerged, ${TOWN_NAMES[reason.town]} is reached without a roll.`,
  'fish-for-fog': (reason) =>
    `At most ${reason.useful} fish can help here; you have ${reason.aboard}.`,
  'no-fish-in-fog': () => 'At this table fish do not help in the fog.',
  'no-monster': () => 'The monster has not emerged yet.',
  'at-monster': () => 'There is no town at the Deep Fog card.',
  victor: () => 'You have defeated the monster already.',
  'own-town': (reason) => `${TOWN_NAMES[reason.town]} is yours.`,
  banner: (reason) =>
    reason.banner === 'blue'
      ? `The banner of ${TOWN_NAMES[reason.town]} is blue: it is won by diplomacy.`
      : `The banner of ${TOWN_NAMES[reason.town]} is red: it is taken by attack.`,
  'no-fighters': () => 'You have no pirate or sea serpent to attack with.',
  'needs-attacker': () => 'At least one has to attack.',
  'fighter-first': ({ fighter }) =>
    `Decide on ${fighter === 'ichor' ? 'Ichor' : `${FIGHTER_NAMES[fighter]}s`} first.`,
  'fighters-have': (reason) => `You have ${reason.has} of them.`,
  'not-in-group': (reason) => `No ${FIGHTER_NAMES[reason.fighter]} took part.`,
  'ten-dice': () => 'All ten dice are in use.',
  'no-such-die': (reason) => `None of the dice shows a ${reason.die}.`,
  'high-to-low': (reason) => `Within a kind, dice go from high to low: at most ${reason.most} now.`,
  'ichor-is-lost': () => 'Ichor took part, so Ichor is lost.',
  'ichor-goes-too': () => 'Ichor is lost in any case; another of the group goes too.',
  influence: ({ at, needs, has }) =>
    `${capital(placeName(at))} takes ${needs} influence; you have ${has}.`,
  'needs-cube': () =>
    'Envoys alone are not enough: a cube of yours has to come off the influence track.',
  'cubes-first': () => 'Envoys go before the first cube.',
  'not-your-cube': (reason) => `You have no cube on slot ${reason.slot + 1}.`,
  'left-to-right': (reason) =>
    `Cubes come off from left to right; slot ${reason.slot + 1} has been passed.`,
  books: (reason) =>
    `That place of the row asks for ${counted(reason.needs, 'books')}; you can show ${reason.shows}.`,
  'not-in-row': (reason) => `${buildingName(reason.building)} is not in the building row.`,
  'not-in-hand': (reason) => `${buildingName(reason.building)} is not in your hand.`,
  'not-in-pack': (reason) => `${buildingName(reason.building)} is not among the cards before you.`,
  'build-at-stratic': (reason) =>
    reason.here
      ? 'Visit Stratic to build.'
      : 'Building takes a visit to Stratic; your ship is not there.',
  'nothing-plain': () => 'Every step here is a choice anyway.',
  'not-on-deck': (reason) => `That ${crewName(reason.crew)} is not on your deck.`,
  'not-injured': (reason) => `That ${crewName(reason.crew)} is not one of your injured.`,
  'not-for-hire': (reason) => `That ${crewName(reason.crew)} is not for hire.`,
  'needed-elsewhere': (reason) =>
    `That ${crewName(reason.crew)} is needed for the rest of the cost.`,
  'lacks-skill': (reason) => `It takes ${aWanted(reason.wanted)}; that is ${aCrew(reason.crew)}.`,
  'same-as': (reason) => `That ${crewName(reason.crew)} is the same as one on offer.`,
  'none-aboard': (reason) => `There is no ${reason.good} aboard.`,
  'just-traded': (reason) => `The ${reason.good} you just traded for is kept.`,
  'too-much-cargo': (reason) => `The hold has ${reason.over} too many.`,
  'one-sided': () => 'Both sides have to get something.',
  'good-first': (reason) => `Decide on ${kindOf(reason.good)} first.`,
  'both-ways': (reason) => `${capital(kindOf(reason.good))} cannot go both ways.`,
  'ship-has': ({ ship, has, good }, _view, who) =>
    sentence(`${who(ship).name} ${who(ship).does('have')} ${counted(has, good)}`),
  'no-room': ({ ship, room }, _view, who) =>
    sentence(`${who(ship).name} ${who(ship).does('hold')} ${room} at most`),
  'refused-before': () => 'That offer was refused this turn.',
  'at-most': (reason) => `You may take ${counted(reason.most, 'coins')} at most.`,
  'not-your-turn': (reason, _view, who) => `It is ${who(reason.of).whose} turn.`,
  moved: () => 'Your ship has moved this turn.',
  'finish-first': () => 'Finish what you have begun first.',
  'sign-order': () => 'The steps of the sign come in order.',
  'no-attack': () => 'You are not attacking now.',
  'attack-stage': (reason) => ATTACK_STAGES[reason.now],
  'no-talks': () => 'You are not negotiating now.',
  'by-visit': ({ what, town }) =>
    town === null
      ? `${SIGN_STEPS[what]} comes with a visit to a town whose sign says so.`
      : `${SIGN_STEPS[what]} comes with a visit to ${TOWN_NAMES[town]}.`,
  'hold-has-room': (reason) =>
    `The hold has ${reason.has} of ${reason.limit}; nothing has to go overboard.`,
  'no-token': () => 'You have not just gained a renown token.',
  'no-cubes': () => 'You are not choosing slots for cubes now.',
  'no-trade': () => 'No trade is waiting for your answer.',
  'no-raid': () => 'You have not just won a raid.',
  'no-draft': () => 'No buildings are being drafted now.',
  'nobody-exhausted': () => 'Nothing asks you to exhaust crew now.',
  'nobody-healed': () => 'Nothing heals your crew now.',
  'nothing-due': () => 'Nothing of that kind has to be paid now.',
  'nothing-to-skip': () => 'There is nothing to skip or to finish now.',
  'ports-chosen': () => 'The home ports have been chosen.',
  'no-fog': () => 'This table plays without Deep Fog.',
  'ships-are-placed': () => 'In Deep Fog ships are placed, whatever the distance.',
};

const VARIANT_NAMES = { raid: 'Raid', trading: 'Trading', architect: 'Architect' } as const;

const ATTACK_STAGES: Readonly<Record<AttackStage, string>> = {
  muster: 'The attacking group is still being chosen.',
  enlist: 'The dice have not been rolled yet.',
  battle: 'The dice have been rolled: reroll some, or strike with them.',
  'place-dice': 'The dice are being placed.',
  falter: 'The attack is too weak: press on or retreat.',
  injure: 'Crew are being injured to make up for the strength.',
  retreat: 'The attackers are retreating.',
};

const SIGN_STEPS: Readonly<Record<SignStep['do'], string>> = {
  rest: 'A rest',
  gain: 'That',
  'gain-per-worker': 'That',
  choose: 'A choice of goods',
  'place-cube': 'A cube',
  barter: 'A barter',
  hire: 'Hiring',
  reputation: 'A brag',
  build: 'Building',
};

type Wording = (reason: Reason, view: View, who: Who) => string;

export function because(reason: Reason, view: View, reader?: Reader): string {
  return (WORDS[reason.because] as Wording)(reason, view, captainsFor(reader));
}

function kindOf(good: Tradable): string {
  return counted(2, good).slice(2);
}

function elsewhere(ship: Seat, at: Parameters<typeof placeName>[0] | null, who: Who): string {
  const where = at === null ? 'off the map' : `at ${placeName(at)}`;
  return sentence(`${who(ship).name} ${who(ship).does('be')} ${where}, not in your region`);
}

function crowdWords({ town, needs, able, for: cause }: Extract<Reason, { because: 'crowded' }>) {
  const why = {
    ships: `other ships lie at ${TOWN_NAMES[town]}`,
    board: `the rival lies on the sea board of ${TOWN_NAMES[town]}`,
    passing: `every way to ${TOWN_NAMES[town]} crosses the sea board of the rival`,
  }[cause];
  return `It takes ${plural(needs, 'administrator')} on deck, since ${why}; you have ${able}.`;
}
