// Why something cannot be done, in words for whoever asked for it.

export class Hindered extends Error {
  override readonly name = 'Hindered';
}
