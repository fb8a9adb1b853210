// Why something cannot be done, in words for whoever asked for it.

export class OperationRefused extends Error {
  override readonly name = 'Hindered';
}
