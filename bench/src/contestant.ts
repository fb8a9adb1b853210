// One contestant in its own process.
import { CONTESTANTS } from './contestants.ts';
import { timed } from './measure.ts';

const SECONDS = 0.4;

const name = process.argv[2];
const contestant = CONTESTANTS.find((one) => one.name === name);
if (contestant === undefined) throw new Error(`no contestant called ${name}`);

process.on('message', () => {
  let units = 0;
  let spent = 0;
  while (spent < SECONDS) spent += timed(() => (units += contestant.work()));
  process.send?.(units / spent);
});
