import type { Em } from '../../../platform/database/orm.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { PreparedFile } from '../../../platform/documents/prepared-file.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import type { RateLimits } from '../../../platform/limits/rate-limits.js';
import { makeZip, type ZipEntry } from '../../../platform/zip/zip.js';
import { requireCustomer } from '../../../kernel/access.js';
import type { CustomerActor, Caller } from '../../../kernel/actor.js';
import { agencyDay, toAgencyIso, toReadableTime } from '../../../kernel/time.js';
import type { AmendmentReader } from '../../booking/amendment/amendment.reader.js';
import type { AmendmentDocuments } from '../../booking/contract/amendment-documents.js';
import type { ContractService } from '../../booking/contract/contract.service.js';
import type { ExtensionService } from '../../booking/extension/extension.service.js';
import type { DepositReader } from '../../money/deposit/deposit.reader.js';
import type { DepositStatementService } from '../../money/receipt/deposit-statement.service.js';
import { Customer } from '../../people/account/customer.entity.js';
import type { SessionTable } from '../../people/account/session.entity.js';
import type { KnownDeviceTable } from '../../people/account/known-device.entity.js';
import type { InspectionReports } from '../../handover/inspection/inspection-reports.js';
import type { InvoiceService } from '../../money/invoice/invoice.service.js';
import type { PaymentService } from '../../money/payment/payment.service.js';
import { Reservation, type ReservationTable } from '../../booking/reservation/reservation.entity.js';
import { formatNumber } from '../../../kernel/reservation-number.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import { SentMail } from '../../booking/mail/sent-mail.entity.js';
import { MailRecipient } from '../../booking/mail/sent-mail.enums.js';
import type { SignatureTable } from '../../booking/signature/signature.entity.js';
import { AuditedRecord, type AuditEntryTable } from '../../base/audit/audit-entry.entity.js';
import type { ContactMessageTable } from '../contact/contact-message.entity.js';
import type { NotificationTable } from '../notification/notification.entity.js';
import {
  depositSheet,
  extensionSheet,
  sentMailSheet,
  deviceSheet,
  messageSheet,
  noticeSheet,
  paymentSheet,
  profileSheet,
  reservationSheet,
  sessionSheet,
  type Sheet,
  signatureSheet,
} from './personal-data-sheets.js';
import { trailSheet } from './personal-data-trail.js';
import { sql } from 'kysely';

interface Deps {
  readonly em: Em;
  readonly amendmentDocuments: AmendmentDocuments;
  readonly amendments: AmendmentReader;
  readonly contracts: ContractService;
  readonly deposits: DepositReader;
  readonly extensions: ExtensionService;
  readonly depositStatements: DepositStatementService;
  readonly files: FileStore;
  readonly inspectionReports: InspectionReports;
  readonly invoices: InvoiceService;
  readonly limits: RateLimits;
  readonly payments: PaymentService;
}

/** A caller who is a customer. */
type OwnCaller = Caller & { readonly actor: CustomerActor };

const README = (when: string, email: string) => `Vos données personnelles

Établi le ${when} pour le compte ${email}.

mes-donnees.json    Votre profil, vos réservations avec leurs conducteurs, paiements, cautions et signatures, vos messages, vos
                    connexions, vos appareils connus, les avis que l'agence a reçus à votre sujet et l'historique des
                    modifications. Les heures sont celles de l'agence, les montants en dirhams.
contrats/           Les contrats de vos locations, en PDF.
etats-des-lieux/    Les états des lieux de vos locations, en PDF avec leurs photos.
factures/           Vos factures et avoirs, en PDF.
cautions/           Les relevés de vos cautions, en PDF.
signatures/         Les signatures conservées, en PNG.

Votre mot de passe n'est conservé que sous une forme chiffrée illisible et n'est pas joint. Le texte des emails
envoyés n'est pas conservé : seuls leur sujet, leur date et leur adresse le sont. L'appréciation et les remarques internes
de l'agence, ainsi que les positions des véhicules loués, ne sont pas jointes : l'agence vous les communique sur demande,
comme la loi 09-08 le prévoit.

Ce fichier contient des informations privées : gardez-le pour vous.
`;

/**
 * Gives customers their own data, as law 09-08 requires: one archive of everything stored about them
 * (docs/rules/privacy.md#what-customers-get-of-it).
 */
export class PersonalDataService {
  constructor(private readonly deps: Deps) {}

  /**
   * Makes the caller's data a ZIP archive. Customers only; at most five times a day. Throws UnauthenticatedError, ForbiddenError,
   * TooManyRequestsError, and PdfUnavailableError while it is made.
   */
  async archive({ actor, ip }: Caller): Promise<PreparedFile> {
    requireCustomer(actor);
    const key = String(actor.id);
    await this.deps.limits.check('personal-data', key);
    return {
      fileName: `mes-donnees-${agencyDay(new Date())}.zip`,
      mediaType: 'application/zip',
      make: async () => {
        await this.deps.limits.consume('personal-data', key);
        return makeZip(this.entries({ actor, ip }, new Date()));
      },
    };
  }

  private async *entries(caller: OwnCaller, now: Date): AsyncGenerator<ZipEntry> {
    const { id } = caller.actor;
    const account = await this.deps.em.findOneOrFail(Customer, { id });
    const text = (name: string, content: string): ZipEntry => ({ name, bytes: Buffer.from(content) });
    yield text('LISEZMOI.txt', README(toReadableTime(now), account.email));

    const reservations = await this.deps.em.find(
      Reservation,
      { customer: id },
      { orderBy: { createdAt: 'asc', id: 'asc' }, populate: ['vehicle'] },
    );
    const rentals: Sheet[] = [];
    for (const reservation of reservations) {
      const sheet: Record<string, unknown> = { ...reservationSheet(reservation) };
      for await (const { entry, part, value } of this.papersOf(caller, reservation)) {
        if (entry) yield entry;
        sheet[part] = [...((sheet[part] as unknown[] | undefined) ?? []), value];
      }
      rentals.push(sheet);
    }
    const data = {
      'Établi le': toAgencyIso(now),
      Profil: profileSheet(account),
      Réservations: rentals,
      ...(await this.rows(account)),
    };
    yield text('mes-donnees.json', `${JSON.stringify(data, null, 2)}\n`);
  }

  /** Yields the documents of a reservation: their place in the JSON, and the file of the archive if there is one. */
  private async *papersOf(
    caller: OwnCaller,
    reservation: Reservation,
  ): AsyncGenerator<{ part: string; value: unknown; entry?: ZipEntry }> {
    const { amendmentDocuments, amendments, contracts, em, files, inspectionReports, invoices, payments } = this.deps;
    const { deposits, depositStatements, extensions } = this.deps;
    const printed = async (folder: string, { fileName, make }: PreparedFile): Promise<ZipEntry> => ({
      name: `${folder}/${fileName}`,
      bytes: await make(),
    });
    if (reservation.status === ReservationStatus.ACCEPTED) {
      const entry = await printed('contrats', await contracts.document(caller, reservation.number));
      yield { part: 'Contrats', value: entry.name, entry };
    }
    for (const { number } of await amendments.standing(reservation)) {
      const named = { number: reservation.number, amendment: number, key: null };
      const entry = await printed('avenants', await amendmentDocuments.document(caller, named));
      yield { part: 'Avenants', value: entry.name, entry };
    }
    if (await inspectionReports.link(caller.actor, reservation)) {
      const entry = await printed(
        'etats-des-lieux',
        await inspectionReports.document(caller, reservation.number, null),
      );
      yield { part: 'États des lieux', value: entry.name, entry };
    }
    for (const { number } of await invoices.of(caller.actor, reservation)) {
      const entry = await printed('factures', await invoices.document(caller, reservation.number, number));
      yield { part: 'Factures', value: entry.name, entry };
    }
    for (const payment of await payments.of(caller.actor, reservation)) {
      yield { part: 'Paiements', value: paymentSheet(payment) };
    }
    const depositEntries = await deposits.of(caller.actor, reservation);
    if (depositEntries.length > 0) {
      const entry = await printed('cautions', await depositStatements.document(caller, reservation.number));
      yield { part: 'Relevés de caution', value: entry.name, entry };
    }
    for (const entry of depositEntries) yield { part: 'Caution', value: depositSheet(entry) };
    for (const request of await extensions.of(caller.actor, reservation)) {
      yield { part: 'Demandes de prolongation', value: extensionSheet(request) };
    }
    const mails = await em.find(
      SentMail,
      { reservation, recipient: MailRecipient.CUSTOMER },
      { orderBy: { createdAt: 'asc', id: 'asc' } },
    );
    for (const mail of mails) yield { part: 'Emails envoyés', value: sentMailSheet(mail) };
    const signatures = await tablesOf<SignatureTable>(em)
      .selectFrom('signature')
      .select(['createdAt', 'ipAddress', 'sha256', 'imageFile'])
      .where('reservationId', '=', reservation.id)
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    for (const [index, row] of signatures.entries()) {
      const stored = row.imageFile ? await files.open('signatures', row.imageFile) : undefined;
      const name = `signatures/${reservation.number}-${index + 1}.png`;
      const entry = stored && { name, bytes: Buffer.concat(await stored.stream.toArray()) };
      yield { part: 'Signatures', value: signatureSheet(row, entry ? name : null), ...(entry && { entry }) };
    }
  }

  private async rows({ id, email, emailVerifiedAt }: Customer): Promise<Sheet> {
    const tables = tablesOf<
      ContactMessageTable & SessionTable & KnownDeviceTable & NotificationTable & AuditEntryTable & ReservationTable
    >(this.deps.em);
    const own = tables.selectFrom('reservation').select('reservation.id').where('reservation.customerId', '=', id);
    // Anybody can enter someone else's address in the contact form, so messages are included only once the address is verified.
    const messages = emailVerifiedAt
      ? await tables
          .selectFrom('contactMessage')
          .select(['createdAt', 'name', 'subject', 'message'])
          .where('email', '=', email)
          .orderBy('createdAt')
          .orderBy('id')
          .execute()
      : [];
    const sessions = await tables
      .selectFrom('loginSession')
      .select(['createdAt', 'lastUsedAt', 'endedAt', 'userAgent', 'address'])
      .where('customerId', '=', id)
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    const devices = await tables
      .selectFrom('knownDevice')
      .select(['name', 'ipAddress', 'createdAt', 'lastLoginAt'])
      .where('customerId', '=', id)
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    const notices = await tables
      .selectFrom('notification')
      .select(['createdAt', 'title', 'description'])
      .where('reservationId', 'in', own)
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    const trail = await tables
      .selectFrom('auditEntry as a')
      .leftJoin('reservation as r', (join) =>
        join.on('a.record', '=', AuditedRecord.RESERVATION).onRef('r.id', '=', 'a.recordId'),
      )
      .select([
        'a.at',
        'a.record',
        'r.numberKey as number',
        'a.part',
        'a.action',
        'a.changes',
        'a.customerId as byCustomer',
      ])
      .select(sql<boolean>`(a.employee_id is not null or a.api_key_id is not null)`.as('byStaff'))
      .where((eb) =>
        eb.or([
          eb.and([eb('a.record', '=', AuditedRecord.CUSTOMER), eb('a.recordId', '=', id)]),
          eb.and([eb('a.record', '=', AuditedRecord.RESERVATION), eb('a.recordId', 'in', own)]),
        ]),
      )
      .orderBy('a.id')
      .execute();
    return {
      Messages: messages.map(messageSheet),
      Connexions: sessions.map(sessionSheet),
      'Appareils connus': devices.map(deviceSheet),
      'Avis reçus par l’agence': notices.map(noticeSheet),
      Historique: trail.map((row) => trailSheet({ ...row, number: row.number && formatNumber(row.number) }, id)),
    };
  }
}
