import type { EntityClass } from '@mikro-orm/core';
import { holdInUse } from '../../../platform/database/lock.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { Changes } from '../../../kernel/commands.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import { leftToRight } from '../../../kernel/left-to-right.js';
import { Agency } from '../agency/agency.entity.js';
import { Brand } from '../brand/brand.entity.js';
import type { NewVehicle } from './vehicle.commands.js';
import type { Vehicle } from './vehicle.entity.js';

/** Tells whether an agency or a brand exists and is not archived. */
export type InUse = (owner: EntityClass<Agency | Brand>, id: number) => Promise<boolean>;

/** Checks also that the record cannot be archived before the transaction ends: the lock waits for whoever is archiving it now. */
export function inUseUntilTheEndOf(tx: Transaction): InUse {
  return async (owner, id) => (await holdInUse(tx, owner, id)) !== undefined;
}

/** Returns the problems of the agency and the brand that a vehicle gets; those that it has may be archived. */
export async function ownerProblems(
  { agencyId, brandId }: Changes<NewVehicle>,
  current: Vehicle | undefined,
  inUse: InUse,
): Promise<FieldErrors> {
  const missing = async (owner: EntityClass<Agency | Brand>, id: number | undefined, had: number | undefined) =>
    id !== undefined && id !== had && !(await inUse(owner, id));
  return {
    ...((await missing(Agency, agencyId, current?.agency.id)) ? { agencyId: ["Cette agence n'existe pas."] } : {}),
    ...((await missing(Brand, brandId, current?.brand.id)) ? { brandId: ["Cette marque n'existe pas."] } : {}),
  };
}

/** Returns the problem that another vehicle has the tracker. */
export function carrierProblem({ name, plateNumber }: Pick<Vehicle, 'name' | 'plateNumber'>): FieldErrors {
  return { deviceId: [`Ce traceur est déjà sur ${name} (${leftToRight(plateNumber)}).`] };
}
