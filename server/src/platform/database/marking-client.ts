import pg from 'pg';
import { cameFrom } from '../../kernel/unreachable.js';

type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/** The driver's client, which marks network errors as the database's, wherever they are handled later. */
export class MarkingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Emitted before the running statements are rejected with the same error.
    this.on('error', (error) => cameFrom('database', error));
  }

  /** Connects like the driver's own method, but marks an error as one of the database before the caller gets it. */
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
