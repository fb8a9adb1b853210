// The engines we measure ourselves against.
import { createRequire } from 'node:module';
import { Chess } from 'chessops/chess';
import { perft } from 'chessops/debug';
import type { Contestant } from './measure.ts';

process.env.NODE_ENV = 'production';
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)(
  'boardgame.io/internal',
);

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

interface Cells {
  readonly cells: (string | null)[];
}

const ticTacToe = {
  setup: (): Cells => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }: { G: Cells; playerID: string }, cell: number) {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }: { G: Cells; ctx: { currentPlayer: string } }) {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer)))
      return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

let bits = 1;
function below(limit: number): number {
  bits = (Math.imul(bits, 1664525) + 1013904223) >>> 0;
  return Math.floor((bits / 2 ** 32) * limit);
}

export const BOARDGAME_IO: Contestant = {
  name: 'boardgame.io 0.50.2 reducer, tic-tac-toe',
  unit: 'moves',
  work() {
    const reducer = CreateGameReducer({ game: ticTacToe });
    const initial = InitializeGame({ game: ticTacToe });
    let moves = 0;
    for (let number = 0; number < 50; number++) {
      let state = initial;
      while (state.ctx.gameover === undefined) {
        const free = state.G.cells.flatMap((cell: string | null, index: number) =>
          cell === null ? [index] : [],
        );
        const payload = {
          type: 'mark',
          args: [free[below(free.length)]],
          playerID: state.ctx.currentPlayer,
        };
        state = reducer(state, { type: 'MAKE_MOVE', payload });
        moves += 1;
      }
    }
    return moves;
  },
};

export const CHESSOPS: Contestant = {
  name: 'chessops 0.15.1, perft 4 from the start',
  unit: 'nodes',
  work: () => perft(Chess.default(), 4),
};
