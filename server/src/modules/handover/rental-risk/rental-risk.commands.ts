import { unlessEmpty, CommandFields, type Sent } from '../../../kernel/commands.js';
import { idOf } from '../../../kernel/ids.js';
import { RehouseRentalInput } from './rental-risk.input.js';

/** Gives a rental at risk another vehicle. */
export interface NewHome {
  readonly number: string;
  /** The version of the rental that the caller saw. */
  readonly version: number;
  readonly vehicleId: number;
}

const NEW_HOME = new CommandFields<NewHome>({
  validatedBy: RehouseRentalInput,
  clean: { number: unlessEmpty, version: unlessEmpty, vehicleId: (sent) => idOf(String(sent)) },
});

/** Parses which vehicle a rental at risk gets. Throws ValidationError with all invalid fields. */
export function parseRehousing(sent: RehouseRentalInput): NewHome {
  return NEW_HOME.parse(sent satisfies Sent<NewHome>);
}
