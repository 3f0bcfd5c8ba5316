import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { GraphQLContext } from '../../../api/graphql/context.js';
import { OpenToKeys } from '../../../api/graphql/open-to-keys.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { ExportedFile, exportedFile } from '../../../api/graphql/exported-file.types.js';
import { nullWhenAbsent } from '../../../api/graphql/null-when-absent.js';
import { DateTimeScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { storageUrl } from '../../../platform/files/file-store.js';
import type { Money } from '../../../kernel/money.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import type { VehiclesById } from '../../fleet/vehicle/vehicles-by-id.js';
import { Reservation, type ReservationRecord } from '../reservation/reservation.entity.js';
import { balanceOf, daysOf } from '../reservation/reservation-values.js';
import { parseSignature } from './signature.commands.js';
import { SignContractInput } from './signature.input.js';
import type { SignatureService, SignatureView } from './signature.service.js';

@ObjectType('SignatureSlot', {
  description:
    'A contract that can be signed now, as anyone who has the number may see it: without names and identity.',
})
class SignatureSlotType {
  @Field(() => String, { description: 'Reservation number, XXXXX-XXXXX.' })
  number!: string;

  @Field(() => String, { description: "The vehicle's name." })
  vehicleName!: string;

  @Field(() => String, { nullable: true, description: 'Picture of the vehicle.' })
  vehicleImageUrl!: string | null;

  @Field(() => DateTimeScalar, { description: 'Departure; the contract can be signed until then.' })
  startsAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Return.' })
  endsAt!: Date;

  @Field(() => Int, { description: 'Rental days: started periods of 24 h.' })
  days!: number;

  @Field(() => String, { description: 'Where the vehicle is handed over.' })
  pickupPlace!: string;

  @Field(() => String, { description: 'Where it is returned.' })
  returnPlace!: string;

  @Field(() => MoneyScalar, { description: 'Agreed price, in Dh.' })
  total!: Money;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Paid in advance, in Dh. For those who may read the contract.',
  })
  advance!: Money | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Still to pay, in Dh. For those who may read the contract.',
  })
  balance!: Money | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last signed; null when it never was.' })
  signedAt?: Date | undefined;

  @Field(() => ExportedFile, {
    nullable: true,
    description:
      'A copy of the contract to read before signing, identity numbers and contacts partly hidden. For the owner, the staff and whoever sends the `key` of the link; null for others.',
  })
  contract!: ExportedFile | null;
}

@ObjectType({ description: 'A kept signature of a contract. Staff only.' })
class ContractSignature implements SignatureView {
  @Field(() => DateTimeScalar, { description: 'When it was given.' })
  signedAt!: Date;

  @Field(() => String, { description: 'From which IP address.' })
  ipAddress!: string;

  @Field(() => String, { description: 'SHA-256 of the picture, hexadecimal.' })
  sha256!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The picture (PNG); its address wants a staff token. Null for all but the newest five: of older ones the SHA-256 is kept.',
  })
  imageUrl!: string | null;
}

/**
 * Resolves whether and by which link the contract of a rental can be signed, and signs it
 * (docs/rules/reservations.md#signing-the-contract).
 */
@Resolver(() => Reservation)
export class SignatureResolver {
  constructor(
    private readonly signatures: SignatureService,
    private readonly vehicles: VehiclesById,
  ) {}

  @Authorized('ANYONE')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Query(() => SignatureSlotType, {
    nullable: true,
    description:
      'The contract to sign behind a number; null when there is none, before acceptance and once the rental starts; for the owner once the vehicle leaves, for the staff then if it is signed.',
  })
  async signatureSlot(
    @Ctx() caller: GraphQLContext,
    @Arg('number', () => String) number: string,
    @Arg('key', () => String, {
      nullable: true,
      description: 'What the link to the signature page carries beside the number: `Reservation.signatureKey`.',
    })
    key?: string | null,
  ): Promise<SignatureSlotType | null> {
    const slot = await this.signatures.slot(caller, number);
    if (!slot) return null;
    const { reservation, signedAt } = slot;
    const vehicle = await this.vehicles.get(reservation.vehicleId);
    const { startsAt, endsAt, pickupPlace, returnPlace, total, advance } = reservation;
    const contract = await offeredToReader(caller, number, key);
    return {
      number: formatNumber(reservation.numberKey),
      vehicleName: vehicle.name,
      vehicleImageUrl: storageUrl('vehicules', vehicle.imageFile),
      ...{ startsAt, endsAt, days: daysOf(reservation), pickupPlace, returnPlace, signedAt },
      total: total ?? '0',
      advance: contract && (advance ?? '0'),
      balance: contract && (balanceOf(reservation) ?? '0'),
      contract,
    };
  }

  @Authorized('ANYONE')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Boolean, {
    description:
      'Signs the contract; a new signature replaces the former until the rental starts; with the staff or by the owner until the vehicle leaves. While it is out the staff have a missing signature given. Errors: SIGNATURE.IMAGE, SIGNATURE.CLOSED, RESERVATION.NOT_FOUND, TOO_MANY_REQUESTS.',
  })
  async signContract(
    @Ctx() caller: GraphQLContext,
    @Arg('input', () => SignContractInput) input: SignContractInput,
  ): Promise<boolean> {
    await this.signatures.sign(caller, parseSignature(input));
    return true;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the caller can sign the contract now: from acceptance until the rental starts, the staff and the owner until the vehicle leaves, and the staff while it is out and no signature is there.',
  })
  signatureOpen(@Root() reservation: ReservationRecord, @Ctx() { actor }: GraphQLContext): Promise<boolean> {
    return this.signatures.isOpen(actor, reservation);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'What the link to the signature page carries as `cle`, so that whoever follows it can read the contract. For the owner and the staff, while the contract can be signed.',
  })
  signatureKey(@Root() reservation: ReservationRecord, @Ctx() { actor }: GraphQLContext): string | null {
    return this.signatures.linkKey(actor, reservation);
  }

  @Authorized('STAFF')
  @FieldResolver(() => [ContractSignature], {
    name: 'signatures',
    description: 'Signatures of the contract, newest first. Staff only.',
  })
  ofReservation(@Root() reservation: ReservationRecord, @Ctx() { actor }: GraphQLContext): Promise<SignatureView[]> {
    return this.signatures.of(actor, reservation);
  }
}

/** Returns null to a caller who knows only the number: they may sign, but not read personal data. */
async function offeredToReader(
  caller: GraphQLContext,
  number: string,
  key: string | null | undefined,
): Promise<ExportedFile | null> {
  if (caller.actor.kind === 'visitor' && key == null) return null;
  return nullWhenAbsent(exportedFile(caller, 'signatureSlot', { number, key }));
}
