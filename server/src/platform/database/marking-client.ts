import pg from 'pg';
import { cameFrom } from '../../kernel/unreachable.js';

type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/** The driver's client, whose network errors are known as the database's wherever they end up. */
export class MarkingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Told before the statements that it ends are rejected with it.
    this.on('error', (error) => cameFrom('database', error));
  }

  override connect(): Promise<pg.Client>;
  override connect(done: Connected): void;
  override connect(done?: Connected): Promise<pg.Client> | void {
    if (!done) {
      return super.connect().catch((error: unknown) => {
        cameFrom('database', error);
        throw error;
      });
    }
    super.connect((error: Error | null, client?: pg.Client) => {
      cameFrom('database', error);
      (done as (error: Error | null, client?: pg.Client) => void)(error, client);
    });
    return undefined;
  }
}
