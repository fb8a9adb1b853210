// For the build of the pages, which is told of games in the same way.

/** Takes --game PATH out of the arguments, and notes the games in the environment; throws NoGame for what is none. */
export function takeGames(args: readonly string[]): Promise<string[]>;
/** The games of this process, as absolute paths or names of packages. */
export function outsideGames(): string[];
/** The file that exports the game package. */
export function entryOf(name: string): string;
