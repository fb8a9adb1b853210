// The worker of a local table: keeps the game, lets the bots play, and tells the page.
import { Match, type Seat } from '@tidetable/engine';
import { gameBox } from './game-box.ts';
import { LocalGame } from './local-game.ts';
import type { FromWorker, ToldLocally, ToWorker } from './messages.ts';

let game: LocalGame | null = null;
let eyes: Seat | null = null;
/** Whether the page waits for nothing: then a bot may act. */
let isReady = false;

const tell = (message: FromWorker): void => postMessage(message);

function show(story: readonly ToldLocally[]): void {
  if (game === null) return;
  const { match } = game;
  const viewer = eyes ?? 'spectator';
  const told = story.map((one) => ({
    ...one,
    events: one.events
      .map((event) => match.game.redact(event, viewer))
      .filter((event) => event !== null),
  }));
  isReady = false;
  tell({ is: 'shown', seat: eyes, shown: game.shownTo(viewer), story: told });
  if (story.length > 0) tell({ is: 'saved', record: match.record() });
}

function letBotAct(): void {
  if (game === null || !isReady) return;
  const turn = game.botTurn();
  if (turn === null) return;
  const { told } = game.play(turn.seat, turn.action);
  if (told !== null) show([told]);
}

function answer(ask: number, done: ReturnType<LocalGame['playText']>): void {
  tell({ is: 'answer', ask, answer: done.answer });
  if (done.told !== null) show([done.told]);
}

async function hear(message: ToWorker): Promise<void> {
  switch (message.do) {
    case 'open': {
      const { game: rules, bots } = await gameBox(message.opening.game);
      game = LocalGame.open(rules, message.opening, bots);
      tell({ is: 'saved', record: game.match.record() });
      return show([]);
    }
    case 'resume': {
      const { game: rules, bots } = await gameBox(message.record.game);
      game = new LocalGame(Match.resume(rules, message.record), message.seating, bots);
      return show([]);
    }
    case 'look':
      eyes = message.seat;
      return show([]);
    case 'play':
      if (game !== null) answer(message.ask, game.playText(message.seat, message.action));
      return;
    case 'undo':
      if (game !== null) answer(message.ask, game.undo(message.seat, message.what));
      return;
    case 'go-on':
      isReady = true;
      return letBotAct();
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  hear(data).catch((error: unknown) =>
    tell({ is: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
});
