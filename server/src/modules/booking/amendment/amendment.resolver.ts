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
import { storageUrl } from '../../../platform/files/file-store.js';
import { DateTimeScalar, MoneyScalar } from '../../../platform/graphql/scalars.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import type { Money } from '../../../kernel/money.js';
import { Employee, type EmployeeRecord } from '../../people/account/employee.entity.js';
import type { EmployeesById } from '../../people/account/employees-by-id.js';
import { Reservation, type ReservationRecord } from '../reservation/reservation.entity.js';
import type { ReservationsById } from '../reservation/reservations-by-id.js';
import { parseAmendmentSignature } from './amendment.commands.js';
import { Amendment, type AmendmentRecord } from './amendment.entity.js';
import { AmendmentKind } from './amendment.enums.js';
import { SignAmendmentInput } from './amendment.input.js';
import type { AmendmentReader } from './amendment.reader.js';
import type { AmendmentSigning } from './amendment-signing.js';
import { differenceOf, RentalTermsType } from './rental-terms.js';

@ObjectType('AmendmentSlot', {
  description:
    'An amendment to sign, for whoever has the key of its link, the owner and the staff: without names and identity.',
})
class AmendmentSlotType {
  @Field(() => String, { description: 'Reservation number, XXXXX-XXXXX.' })
  number!: string;

  @Field(() => Int, { description: 'Number of the amendment within the rental.' })
  amendment!: number;

  @Field(() => AmendmentKind, { description: 'What it is about.' })
  kind!: AmendmentKind;

  @Field(() => RentalTermsType, { description: 'What was agreed before.' })
  before!: RentalTermsType;

  @Field(() => RentalTermsType, { description: 'What is agreed by it.' })
  after!: RentalTermsType;

  @Field(() => MoneyScalar, { description: 'What it changes of the total, in Dh.' })
  difference!: Money;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was signed; null before.' })
  signedAt?: Date | null | undefined;

  @Field(() => ExportedFile, { description: 'The amendment as a PDF.' })
  document!: ExportedFile;
}

/** Resolves the amendments of a rental, and lets the staff or the customer sign them (docs/rules/rental-life.md#amendments). */
@Resolver(() => Reservation)
export class AmendmentResolver {
  constructor(
    private readonly reader: AmendmentReader,
    private readonly signing: AmendmentSigning,
  ) {}

  @FieldResolver(() => [Amendment], {
    description: 'Amendments of the contract in the order of their numbers. For the owner and the staff.',
  })
  amendments(@Root() reservation: ReservationRecord, @Ctx() { actor }: GraphQLContext): Promise<AmendmentRecord[]> {
    return this.reader.of(actor, reservation);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Km that the price includes in all, for the days that are paid: what is given up with the price unchanged counts. 0 for unlimited, null before the acceptance. For the owner and the staff.',
  })
  includedKm(@Root() reservation: ReservationRecord, @Ctx() { actor }: GraphQLContext): Promise<number | null> {
    return this.reader.includedKm(actor, reservation);
  }

  @Authorized('ANYONE')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Query(() => AmendmentSlotType, {
    nullable: true,
    description: 'An amendment of a contract, to read and to sign; null when there is none, or none for the caller.',
  })
  amendmentSlot(
    @Ctx() caller: GraphQLContext,
    @Arg('number', () => String, { description: 'Reservation number.' }) number: string,
    @Arg('amendment', () => Int, { description: 'Number of the amendment within the rental.' }) amendment: number,
    @Arg('key', () => String, { nullable: true, description: 'What the link carries: `RentalAmendment.signatureKey`.' })
    key?: string | null,
  ): Promise<AmendmentSlotType | null> {
    return nullWhenAbsent(this.slotOf(caller, number, amendment, key ?? null));
  }

  @Authorized('ANYONE')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Mutation(() => Boolean, {
    description:
      'Signs an amendment, once. Errors: SIGNATURE.IMAGE, AMENDMENT.NOT_FOUND, AMENDMENT.SIGNED, RESERVATION.NOT_FOUND, TOO_MANY_REQUESTS.',
  })
  async signAmendment(
    @Ctx() caller: GraphQLContext,
    @Arg('input', () => SignAmendmentInput) input: SignAmendmentInput,
  ): Promise<boolean> {
    await this.signing.sign(caller, parseAmendmentSignature(input));
    return true;
  }

  @Authorized('ANYONE')
  @OpenToKeys(KeyArea.RESERVATIONS)
  @Query(() => ExportedFile, {
    description:
      'An amendment as a PDF, for the owner, the staff and whoever has the key of its link. Errors: AMENDMENT.NOT_FOUND, RESERVATION.NOT_FOUND, PDF.UNAVAILABLE.',
  })
  rentalAmendment(
    @Ctx() caller: GraphQLContext,
    @Arg('number', () => String, { description: 'Reservation number.' }) number: string,
    @Arg('amendment', () => Int, { description: 'Number of the amendment within the rental.' }) amendment: number,
    @Arg('key', () => String, { nullable: true, description: 'What the link carries.' }) key?: string | null,
  ): Promise<ExportedFile> {
    return exportedFile(caller, 'rentalAmendment', { number, amendment, key });
  }

  private async slotOf(
    caller: GraphQLContext,
    number: string,
    named: number,
    key: string | null,
  ): Promise<AmendmentSlotType> {
    const { reservation, amendment } = await this.signing.slot(caller, { number, amendment: named, key });
    const { kind, before, after, signedAt } = amendment;
    return {
      number: formatNumber(reservation.numberKey),
      amendment: amendment.number,
      ...{ kind, difference: differenceOf(amendment), signedAt },
      before: RentalTermsType.of(before),
      after: RentalTermsType.of(after),
      document: await exportedFile(caller, 'amendmentSlot', { number, amendment: named, key }),
    };
  }
}

/** Resolves the terms before and after an amendment, its author, and how it is signed. */
@Resolver(() => Amendment)
export class AmendmentFieldsResolver {
  constructor(
    private readonly signing: AmendmentSigning,
    private readonly employees: EmployeesById,
    private readonly reservations: ReservationsById,
  ) {}

  @FieldResolver(() => RentalTermsType, { description: 'What was agreed before.' })
  before(@Root() { before }: AmendmentRecord): RentalTermsType {
    return RentalTermsType.of(before);
  }

  @FieldResolver(() => RentalTermsType, { description: 'What is agreed by it.' })
  after(@Root() { after }: AmendmentRecord): RentalTermsType {
    return RentalTermsType.of(after);
  }

  @FieldResolver(() => MoneyScalar, { description: 'What it changes of the total, in Dh; negative for a credit.' })
  difference(@Root() amendment: AmendmentRecord): Money {
    return differenceOf(amendment);
  }

  @Authorized('STAFF')
  @FieldResolver(() => Employee, { nullable: true, description: 'Who made it; null for an access key. Staff only.' })
  employee(@Root() { employeeId }: AmendmentRecord): Promise<EmployeeRecord | null> {
    return this.employees.find(employeeId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'What the link to its signature page carries as `cle`. For the owner and the staff, until it is signed.',
  })
  async signatureKey(@Root() amendment: AmendmentRecord, @Ctx() { actor }: GraphQLContext): Promise<string | null> {
    return this.signing.linkKey(actor, await this.reservations.get(amendment.reservationId), amendment);
  }

  @Authorized('STAFF')
  @FieldResolver(() => String, {
    nullable: true,
    description: "The signature's picture (PNG); its address wants a staff token. Staff only.",
  })
  signatureUrl(@Root() { imageFile }: AmendmentRecord): string | null {
    return storageUrl('signatures', imageFile) ?? null;
  }
}
