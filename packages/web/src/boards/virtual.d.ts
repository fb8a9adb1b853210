// The boards that the build found (`build/boards.ts`), by game folder.
declare module 'virtual:boards' {
  interface FoundBoard {
    /** Scopes its styles. */
    readonly name: string;
    readonly kit: () => Promise<{ readonly kit: import('@tidetable/board/board.ts').BoardKit }>;
    readonly icons: () => Promise<{ readonly default: Readonly<Record<string, string>> }>;
    readonly lesson:
      | (() => Promise<{ readonly lesson: import('@tidetable/board/lesson.ts').Lesson }>)
      | null;
  }
  const boards: Readonly<Record<string, FoundBoard>>;
  export default boards;
}

declare module 'virtual:charts' {
  const charts: Readonly<Record<string, import('preact').ComponentType>>;
  export default charts;
}
