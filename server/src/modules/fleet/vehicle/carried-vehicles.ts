import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Em } from '../../../platform/database/orm.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { requireAdmin, requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import type { Sent } from '../../../kernel/commands.js';
import { DomainError, type FieldErrors, ValidationError } from '../../../kernel/domain-error.js';
import { type NewVehicle, problemsBeside, readNewVehicle, readVehicleEdit } from './vehicle.commands.js';
import { Vehicle, type VehicleRecord, type VehicleTable } from './vehicle.entity.js';
import { carrierProblem, type InUse, inUseUntilTheEndOf, ownerProblems } from './vehicle-references.js';

/** A registration as the database compares it, and the vehicle in use that has it. */
export interface PlateInUse {
  /** The same for all spellings of a registration (docs/rules/fleet.md#plates). */
  readonly key: string;
  readonly vehicle: VehicleRecord | undefined;
}

/** A vehicle of another program. */
export interface CarriedVehicle {
  /** The vehicle that is changed; undefined for a new one. */
  readonly id: number | undefined;
  readonly sent: Sent<NewVehicle>;
  /** What could not be read of it, by field. */
  readonly unreadable: FieldErrors;
}

/**
 * Adds and updates vehicles that come from another program, by the rules of every other change, with a few statements for many of them
 * (docs/rules/import.md#vehicles).
 */
export class CarriedVehicles {
  constructor(private readonly em: Em) {}

  /** Returns what the database knows of registrations, by the registration as it is given. Staff only. */
  async withPlates(actor: Actor, plates: readonly string[]): Promise<Map<string, PlateInUse>> {
    requireStaff(actor);
    const rows = await tablesOf<VehicleTable>(this.em)
      .selectFrom(sql<{ plate: string }>`unnest(${[...plates]}::text[])`.as<'p'>(sql`p (plate)`))
      .leftJoin('vehicle as v', (join) =>
        join.on(sql<boolean>`plate_key(v.plate_number) = plate_key(p.plate)`).on('v.archivedAt', 'is', null),
      )
      .select(['p.plate', sql<string>`plate_key(p.plate)`.as('key')])
      .selectAll('v')
      .execute();
    return new Map(
      rows.map(({ plate, key, ...row }) => [
        plate,
        { key, vehicle: row.id === null ? undefined : (row as VehicleRecord) },
      ]),
    );
  }

  /**
   * Makes and changes vehicles in the unit of work, which the caller flushes. Admin only. Returns each vehicle, or why it is refused; undefined stays.
   * `inUse` tells which agencies and brands may be named.
   */
  async put(
    tx: Transaction,
    actor: Actor,
    carried: readonly (CarriedVehicle | undefined)[],
    inUse: InUse = inUseUntilTheEndOf(tx),
  ): Promise<(Vehicle | DomainError | undefined)[]> {
    requireAdmin(actor);
    const ids = carried.flatMap((one) => one?.id ?? []);
    const existing = await tx.em.find(Vehicle, { id: { $in: ids } }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const current = new Map(existing.map((vehicle) => [vehicle.id, vehicle]));
    const carriers = await this.carriersOf(carried);
    const results: (Vehicle | DomainError | undefined)[] = [];
    for (const one of carried) {
      if (!one) {
        results.push(undefined);
        continue;
      }
      const vehicle = one.id === undefined ? undefined : current.get(one.id);
      const { fields, problems } = vehicle ? editOf(vehicle, one.sent) : readNewVehicle(one.sent);
      const carrier = carriers.find(({ id, deviceId }) => deviceId === fields.deviceId && id !== one.id);
      const found = {
        ...(carrier && carrierProblem(carrier)),
        ...(await ownerProblems(fields, vehicle, inUse)),
        ...problems,
        ...one.unreadable,
      };
      results.push(Object.keys(found).length > 0 ? new ValidationError(found) : put(tx, vehicle, fields));
    }
    return results;
  }

  /** Returns the vehicles that carry one of the named trackers. */
  private async carriersOf(
    carried: readonly (CarriedVehicle | undefined)[],
  ): Promise<Pick<VehicleRecord, 'id' | 'name' | 'plateNumber' | 'deviceId'>[]> {
    const named = carried.flatMap((one) => (typeof one?.sent.deviceId === 'string' ? one.sent.deviceId : []));
    if (named.length === 0) return [];
    return tablesOf<VehicleTable>(this.em)
      .selectFrom('vehicle')
      .select(['id', 'name', 'plateNumber', 'deviceId'])
      .where('archivedAt', 'is', null)
      .where('deviceId', 'in', named)
      .execute();
  }
}

function editOf(vehicle: Vehicle, sent: Sent<NewVehicle>) {
  const { changes, problems } = readVehicleEdit({ ...sent, id: vehicle.id });
  return { fields: changes, problems: { ...problemsBeside(vehicle, changes), ...problems } };
}

function put({ em }: Transaction, vehicle: Vehicle | undefined, fields: Partial<NewVehicle>): Vehicle {
  const { agencyId: agency, brandId: brand, ...plain } = fields;
  if (!vehicle) {
    const made = em.create(Vehicle, {
      ...(plain as Omit<NewVehicle, 'agencyId' | 'brandId'>),
      agency: agency as number,
      brand: brand as number,
    });
    em.persist(made);
    return made;
  }
  const named = { ...(agency !== undefined && { agency }), ...(brand !== undefined && { brand }) };
  return em.assign(vehicle, { ...plain, ...named });
}
