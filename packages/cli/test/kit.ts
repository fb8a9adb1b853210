// What tests of a game's terminal need of the command, besides calling it.
export { partsOf } from '../src/games.ts';
export { Saves } from '../src/play/saves.ts';
export { choiceLines } from '../src/play/screen.ts';
export { Session } from '../src/play/session.ts';
export { found } from '../src/table/choices.ts';
export { GameClock } from '../src/table/clock.ts';
export { seated } from '../src/table/seating.ts';
export { Table } from '../src/table/table.ts';
