// What it gets for `@tidetable/engine/bots`.
export * from '@tidetable/bots';
