import { asSent, CommandFields, type Sent } from '../../../kernel/commands.js';
import { idOf } from '../../../kernel/ids.js';
import { RentalRehouseInput } from './guard.input.js';

/** Another vehicle for a rental at risk. */
export interface NewHome {
  readonly number: string;
  /** The version that the caller saw. */
  readonly version: number;
  readonly vehicleId: number;
}

const NEW_HOME = new CommandFields<NewHome>({
  judgedBy: RentalRehouseInput,
  clean: { number: asSent, version: asSent, vehicleId: (sent) => idOf(String(sent)) },
});

/** Reads which vehicle a rental at risk is to get. Throws ValidationError with every field at fault. */
export function parseRehousing(sent: RentalRehouseInput): NewHome {
  return NEW_HOME.parse(sent satisfies Sent<NewHome>);
}
