// Why an operation cannot be done, in words for the operator.

export class OperationRefused extends Error {
  override readonly name = 'OperationRefused';
}
