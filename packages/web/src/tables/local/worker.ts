// The worker of a local table: holds the game, runs the bots, and posts to the page.
import type { AsyncBot, Choice } from '@tidetable/bots/asking';
import { type Action, type Game, readRecord, type Seat } from '@tidetable/engine';
import { houseRulesOf } from '../house-rules.ts';
import { adviceFor } from './advising.ts';
import { rulesAndBots, summaryOf } from './game-parts.ts';
import { LocalGame } from './local-game.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { Thinker } from './thinking/thinker.ts';

let game: LocalGame | null = null;
let thinker: Thinker | null = null;
let eyes: Seat | null = null;
/** How much of the log the current viewer has been sent; null: nothing yet. */
let sent: number | null = null;
/** Whether the page has shown everything: then a bot may act. */
let isReady = false;

const post = (message: FromWorker): void => postMessage(message);

function save({ match, standingNos }: LocalGame): void {
  post({ is: 'saved', record: match.record(), standingNos });
}

/** Sends what the current viewer has not been sent yet. */
function show(): void {
  if (game === null) return;
  const viewer = eyes ?? 'spectator';
  const story = game.storyFor(viewer, sent ?? 0);
  const update = { story, shown: game.shownTo(viewer), isWholeStory: sent === null };
  if (!update.isWholeStory && story.length > 0) save(game);
  sent = game.length;
  isReady = false;
  const standingNo = eyes === null ? null : game.standingNo(eyes);
  post({ is: 'update', seat: eyes, update, isOpen: game.isOpen, standingNo });
}

/** The next bot's action after so many entries; may be asynchronous. */
let thought: { readonly after: number; readonly turn: Promise<Choice<Action> | null> } | null =
  null;

/** Anything that happens while a bot thinks makes it think again. */
async function letBotAct(game: LocalGame): Promise<void> {
  const after = game.length;
  if (thought?.after !== after) thought = { after, turn: game.botTurn() };
  const turn = await thought.turn;
  if (!isReady || game.length !== after || turn === null) return;
  game.play(turn.seat, turn.action);
  show();
}

/** Requests wait until the table is set up. */
let opened: Promise<void> = Promise.resolve();

async function fetched(
  id: string,
  rulesVersion?: number,
): Promise<{ rules: Game; bots: readonly AsyncBot[] }> {
  const { game: rules, bots } = await rulesAndBots(id, rulesVersion);
  thinker = new Thinker(id, rules.rulesVersion);
  return { rules, bots: [...bots, ...thinker.bots] };
}

async function open(message: ToWorker & { do: 'open' | 'resume' }): Promise<void> {
  if (message.do === 'open') {
    const { rules, bots } = await fetched(message.opening.game);
    game = LocalGame.open(rules, message.opening, bots);
    save(game);
  } else {
    const { seating, standingNos } = message;
    const record = readRecord(message.record);
    const { rules, bots } = await fetched(record.game, record.rulesVersion);
    game = LocalGame.resume(rules, record, seating, bots, standingNos);
  }
  const { game: rules, state } = game.match;
  post({
    is: 'opened',
    houseRules: houseRulesOf(rules, state.options),
    timeLimit: rules.timeLimit?.(state.options) ?? null,
  });
}

/** Read-only requests. */
async function answerTo(
  game: LocalGame,
  message: ToWorker & { do: 'why' | 'at' | 'tell' | 'summary' | 'advise' | 'fork' },
): Promise<void> {
  const { ask } = message;
  switch (message.do) {
    case 'why':
      return post({ is: 'answer', ask, answer: game.whyNot(message.seat, message.action) });
    case 'at':
      return post({ is: 'answer', ask, answer: game.shownAt(message.ply, message.eyes) });
    case 'tell':
      return post({ is: 'answer', ask, answer: game.storyFor(message.eyes) });
    case 'summary': {
      const { id, rulesVersion } = game.match.game;
      return post({ is: 'answer', ask, answer: await summaryOf(id, rulesVersion, game.states) });
    }
    case 'advise': {
      const { seat, patience } = message;
      const answer = await adviceFor(game, thinker as Thinker, seat, patience);
      return post({ is: 'answer', ask, answer });
    }
    case 'fork': {
      const { ply, seat, seed } = message;
      return post({ is: 'answer', ask, answer: game.fork(ply, seat, seed) });
    }
  }
}

async function handle(message: ToWorker): Promise<void> {
  if (message.do === 'open' || message.do === 'resume') {
    opened = open(message);
    return opened;
  }
  await opened;
  if (game === null) throw new Error('no table is open');
  switch (message.do) {
    case 'look':
      // Where all see the same, new eyes need nothing sent again.
      if (!game.isOpen || eyes === null || message.seat === null) sent = null;
      eyes = message.seat;
      return show();
    case 'play':
    case 'undo': {
      const answer =
        message.do === 'play'
          ? game.playText(message.seat, message.action)
          : game.undo(message.seat, message.what);
      post({ is: 'answer', ask: message.ask, answer });
      return answer.kind === 'accepted' ? show() : undefined;
    }
    case 'pass-until':
      game.passUntil(message.seat, message.until);
      thought = null;
      save(game);
      return show();
    case 'time-up':
      game.timeUp();
      return show();
    case 'go-on':
      isReady = true;
      return letBotAct(game);
    default:
      return answerTo(game, message);
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  handle(data).catch((error: unknown) =>
    post({
      is: 'failed',
      message: error instanceof Error ? error.message : String(error),
      ...('ask' in data ? { ask: data.ask } : {}),
    }),
  );
});
