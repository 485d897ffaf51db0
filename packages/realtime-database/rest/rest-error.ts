/** A rejected request: status and message for the client. */
export class RestError extends Error {
  override name = 'RestError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
