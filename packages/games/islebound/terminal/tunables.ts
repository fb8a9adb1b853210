// Numbers that `--set` may change: for each table the constant, its file in `rules/data`, and its range.
import { BUILDING_CARDS, ROW_GATES, SIX_ROW_GATES } from '../rules/data/buildings.ts';
import { ROW_PRICES } from '../rules/data/crew.ts';
import { EVENT_CARDS } from '../rules/data/events.ts';
import { DICE, FIGHTER_SUPPLY, STRENGTH } from '../rules/data/fighters.ts';
import { REPUTATION_CARDS } from '../rules/data/reputation.ts';
import { TOKENS } from '../rules/data/tokens.ts';
import { ADVANCED, BASIC, ENTRY_COINS, OWNED_TOWN_EXTRA } from '../rules/data/towns.ts';
import {
  BASE_SPEED,
  CARGO_LIMIT,
  END_BUILDINGS,
  INFLUENCE_SLOTS,
  MONSTER_BUILDINGS,
  MONSTER_RENOWN,
  MONSTER_STRENGTH,
  STARTING_COINS,
} from '../rules/data/tracks.ts';

const banner = ['red', 'blue', 'both'] as const;
const track = (constant: string, holds: unknown, most = 20, least = 0) => ({
  file: 'tracks',
  constant,
  holds,
  least,
  most,
});

export const TUNABLES = {
  town: { file: 'towns', constant: 'BASIC', holds: BASIC, most: 30, words: { banner } },
  'advanced-town': {
    file: 'towns',
    constant: 'ADVANCED',
    holds: ADVANCED,
    most: 30,
    words: { banner },
  },
  'entry-coins': { file: 'towns', constant: 'ENTRY_COINS', holds: ENTRY_COINS, most: 20 },
  'owned-town-extra': {
    file: 'towns',
    constant: 'OWNED_TOWN_EXTRA',
    holds: OWNED_TOWN_EXTRA,
    most: 20,
  },
  building: { file: 'buildings', constant: 'FACES', holds: BUILDING_CARDS, most: 30 },
  'row-gates': { file: 'buildings', constant: 'ROW_GATES', holds: ROW_GATES, most: 10 },
  'six-row-gates': { file: 'buildings', constant: 'SIX_ROW_GATES', holds: SIX_ROW_GATES, most: 10 },
  'crew-prices': { file: 'crew', constant: 'ROW_PRICES', holds: ROW_PRICES, most: 20 },
  event: { file: 'events', constant: 'EVENT_CARDS', holds: EVENT_CARDS, most: 12 },
  strength: { file: 'fighters', constant: 'STRENGTH', holds: STRENGTH, most: 20 },
  'fighter-supply': { file: 'fighters', constant: 'FIGHTER_SUPPLY', holds: FIGHTER_SUPPLY },
  dice: { file: 'fighters', constant: 'DICE', holds: DICE, least: 1, most: 30 },
  reputation: { file: 'reputation', constant: 'REPUTATION_CARDS', holds: REPUTATION_CARDS },
  token: { file: 'tokens', constant: 'TOKENS', holds: TOKENS, most: 12 },
  'influence-slots': track('INFLUENCE_SLOTS', INFLUENCE_SLOTS),
  'base-speed': track('BASE_SPEED', BASE_SPEED, 8, 1),
  'cargo-limit': track('CARGO_LIMIT', CARGO_LIMIT, 40, 1),
  'starting-coins': track('STARTING_COINS', STARTING_COINS, 50),
  'end-buildings': track('END_BUILDINGS', END_BUILDINGS, 12, 1),
  'monster-buildings': track('MONSTER_BUILDINGS', MONSTER_BUILDINGS, 12, 1),
  'monster-strength': track('MONSTER_STRENGTH', MONSTER_STRENGTH, 40),
  'monster-renown': track('MONSTER_RENOWN', MONSTER_RENOWN, 50),
};
