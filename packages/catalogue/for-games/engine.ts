// What a game from outside gets for `@tidetable/engine`: the engine it is played with.
export * from '@tidetable/engine';
