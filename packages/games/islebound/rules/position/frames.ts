// What is pending, read by shape.
import { itemAt, reading } from '@tidetable/engine';
import { CREW_IDS } from '../data/crew.ts';
import { EVENT_CARDS } from '../data/events.ts';
import { DICE, FIGHTER_SUPPLY, FIGHTERS } from '../data/fighters.ts';
import { type Good, SKILLS } from '../data/goods.ts';
import { DEEP_FOG, REGION_NAMES } from '../data/map.ts';
import { REPUTATION_CARDS } from '../data/reputation.ts';
import { TOKEN_REWARDS } from '../data/tokens.ts';
import { INFLUENCE_SLOTS } from '../data/tracks.ts';
import { type Bundle, type Frame, type Passed, TRADABLE, type Tradable } from '../state.ts';

const { flag, insist, listOf, oneOf, orNull, plainObject, shape, text, variants, whole } = reading;

/** More than anyone gains at once, or holds of one kind. */
export const PLENTY = 999;

const GOODS = [
  'coins',
  'fish',
  'wood',
  'books',
  'pirates',
  'serpents',
  'cubes',
  'renown',
] as const satisfies readonly Good[];

const region = whole(0, REGION_NAMES.length - 1);
const regionOrMonster = whole(0, DEEP_FOG);
const slot = whole(0, INFLUENCE_SLOTS.length - 1);
const count = whole(0, PLENTY);
const atSign = whole(0, 9);
const wanted = listOf(oneOf([...SKILLS, 'any']));
const by = oneOf(['attack', 'diplomacy']);
const group = shape({
  pirates: whole(0, FIGHTER_SUPPLY.pirate),
  serpents: whole(0, FIGHTER_SUPPLY.serpent),
  ichor: whole(0, FIGHTER_SUPPLY.ichor),
});

const passed: reading.Reader<Passed> = (input, where) =>
  typeof input === 'number' ? slot(input, where) : oneOf(['none', 'unasked'])(input, where);

const bundle: reading.Reader<Bundle> = (input, where) => {
  const made: Bundle = {};
  for (const [good, many] of Object.entries(plainObject(input, where))) {
    const kind: Tradable = oneOf(TRADABLE)(good, where);
    made[kind] = whole(1, PLENTY)(many, `${where}.${kind}`);
  }
  return made;
};

const dice: reading.Reader<number[]> = (input, where) => {
  const faces = listOf(whole(1, 6))(input, where);
  insist(faces.length > 0 && faces.length <= DICE, where, `1 to ${DICE} dice`, faces);
  const sorted = faces.every((face, index) => index === 0 || face >= itemAt(faces, index - 1));
  insist(sorted, where, 'dice from low to high', faces.join());
  return faces;
};

export function frameReader(seats: number): reading.Reader<Frame> {
  const seat = whole(0, seats - 1);
  const atTown = { seat, region };
  const inBattle = { seat, region: regionOrMonster, group };
  const terms = { seat, partner: seat, give: bundle, take: bundle };
  return variants<Frame>('step', {
    'home-port': shape({ step: oneOf(['home-port']), seat }),
    draft: shape({ step: oneOf(['draft']) }),
    turn: shape({ step: oneOf(['turn']), seat }),
    move: shape({ step: oneOf(['move']), seat }),
    act: shape({ step: oneOf(['act']), seat, acted: flag, refused: listOf(text) }),
    'draw-up-trade': shape({
      step: oneOf(['draw-up-trade']),
      ...terms,
      at: whole(0, TRADABLE.length),
    }),
    'answer-trade': shape({ step: oneOf(['answer-trade']), ...terms }),
    'end-turn': shape({ step: oneOf(['end-turn']), seat }),
    exhaust: shape({ step: oneOf(['exhaust']), seat, wanted }),
    'pick-crew': shape({ step: oneOf(['pick-crew']), seat, wanted }),
    visit: shape({ step: oneOf(['visit']), ...atTown, free: flag, inPart: flag }),
    sign: shape({
      step: oneOf(['sign']),
      ...atTown,
      at: atSign,
      inPart: flag,
      gave: listOf(oneOf(['fish', 'wood'])),
    }),
    rest: shape({ step: oneOf(['rest']), seat }),
    heal: shape({ step: oneOf(['heal']), seat }),
    choose: shape({ step: oneOf(['choose']), ...atTown, at: atSign }),
    barter: shape({
      step: oneOf(['barter']),
      ...atTown,
      at: atSign,
      left: orNull(whole(0, CREW_IDS.length)),
      passed,
    }),
    'pay-cargo': shape({ step: oneOf(['pay-cargo']), seat, left: count }),
    'pay-cards': shape({ step: oneOf(['pay-cards']), seat, left: count }),
    hire: shape({ step: oneOf(['hire']), seat, surcharge: whole(0, 1), free: flag }),
    reputation: shape({ step: oneOf(['reputation']), seat }),
    brag: shape({
      step: oneOf(['brag']),
      card: whole(1, REPUTATION_CARDS.length),
      queue: listOf(seat),
    }),
    build: shape({ step: oneOf(['build']), seat }),
    'next-event': shape({
      step: oneOf(['next-event']),
      seat,
      event: whole(1, EVENT_CARDS.length),
    }),
    gain: shape({ step: oneOf(['gain']), seat, good: oneOf(GOODS), count }),
    overboard: shape({ step: oneOf(['overboard']), seat, keepFish: count, keepWood: count }),
    reward: shape({ step: oneOf(['reward']), seat, token: oneOf(TOKEN_REWARDS) }),
    'place-cubes': shape({
      step: oneOf(['place-cubes']),
      seat,
      left: whole(0, INFLUENCE_SLOTS.length),
      passed,
    }),
    'pass-over': shape({ step: oneOf(['pass-over']), seat, slot }),
    muster: shape({ step: oneOf(['muster']), ...inBattle, next: oneOf(FIGHTERS) }),
    enlist: shape({ step: oneOf(['enlist']), ...inBattle, extra: whole(0, CREW_IDS.length) }),
    battle: shape({ step: oneOf(['battle']), ...inBattle, dice }),
    'place-dice': shape({
      step: oneOf(['place-dice']),
      ...inBattle,
      dice,
      next: oneOf(FIGHTERS),
      left: whole(1, FIGHTER_SUPPLY.pirate),
      most: whole(1, 6),
      strength: count,
    }),
    falter: shape({ step: oneOf(['falter']), ...inBattle, short: whole(1, PLENTY) }),
    injure: shape({ step: oneOf(['injure']), ...inBattle, left: whole(1, PLENTY) }),
    retreat: shape({ step: oneOf(['retreat']), seat, group }),
    negotiate: shape({
      step: oneOf(['negotiate']),
      seat,
      region: regionOrMonster,
      influence: count,
      last: whole(-1, INFLUENCE_SLOTS.length - 1),
    }),
    conquest: shape({ step: oneOf(['conquest']), ...inBattle, by }),
    'free-visit': shape({ step: oneOf(['free-visit']), ...atTown, by }),
    plunder: shape({ step: oneOf(['plunder']), seat, from: seat, most: whole(1, PLENTY) }),
  });
}
