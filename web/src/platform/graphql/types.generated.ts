export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant in ISO 8601 with the agency's offset (2026-11-20T10:00:00.000+00:00). Input may have any offset; without one it is local time at the agency (Africa/Casablanca). */
  DateTime: { input: string; output: string; }
  /** A calendar day, ISO 8601: 2026-11-20. */
  LocalDate: { input: string; output: string; }
  /** An amount in dirhams (MAD) as a decimal string with two decimals: "1250.00". */
  Money: { input: string; output: string; }
  /** The `Upload` scalar type represents a file upload. */
  Upload: { input: File; output: File; }
};

/** Makes a request a rental. */
export type AcceptReservationInput = {
  /** Paid in advance, 0 to the total, in Dh: the first payment of the rental. */
  advance: Scalars['Money']['input'];
  /** How the advance was paid; OTHER by default. */
  advanceMethod?: InputMaybe<PaymentMethod>;
  /** Reservation number. */
  number: Scalars['String']['input'];
  /** Agreed price, in Dh. */
  total: Scalars['Money']['input'];
  /** Another free vehicle; by default the one asked for. */
  vehicleId?: InputMaybe<Scalars['ID']['input']>;
  /** Version the caller saw; another one since then is refused. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The kind of account. */
export type AccountKind =
  /** Logs in at /login. */
  | 'CUSTOMER'
  /** Logs in at /loginAdmin. */
  | 'STAFF';

/** A change and the record that it is about. */
export type Activity = {
  __typename: 'Activity';
  /** Kind of change. */
  action: AuditAction;
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Who made the change; null for a visitor or the system. */
  author: Maybe<Scalars['String']['output']>;
  /** Whether a third party's program made it. */
  byApiKey: Scalars['Boolean']['output'];
  /** Whether a customer made it. */
  byCustomer: Scalars['Boolean']['output'];
  /** Names of the fields that changed. */
  fields: Array<Scalars['String']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What people call it: a reservation's number, a vehicle, a name; null where it is gone, and of the settings. */
  label: Maybe<Scalars['String']['output']>;
  /** The part of the record that changed: Payment, Signature, … */
  part: Maybe<Scalars['String']['output']>;
  /** The kind of record. */
  record: AuditedRecord;
  /** The record. */
  recordId: Scalars['ID']['output'];
};

/** A note of the staff on a customer. */
export type AddCustomerNoteInput = {
  /** The customer. */
  customerId: Scalars['ID']['input'];
  /** What is noted, at most 1000 characters. */
  text: Scalars['String']['input'];
};

/** A line that is added to the price of a rental: by a rule, or with a label and a price of its own. */
export type AddRentalLineInput = {
  /** Without a rule: what it is, at most 120 characters. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Number of the rental. */
  number: Scalars['String']['input'];
  /** How many pieces, or what the return measured: km, hours, litres, eighths. 1 when left out. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** Required. Why, at most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The extra, fee or charge that prices it; without it, label and unitPrice do. */
  ruleId?: InputMaybe<Scalars['ID']['input']>;
  /** Without a rule: price of a unit in Dh with TVA; negative for less. */
  unitPrice?: InputMaybe<Scalars['Money']['input']>;
  /** Version that was seen; another one since then is refused. */
  version: Scalars['Int']['input'];
};

/** A note of the staff on a reservation. */
export type AddReservationNoteInput = {
  /** Reservation number. */
  number: Scalars['String']['input'];
  /** What is noted, at most 1000 characters. */
  text: Scalars['String']['input'];
};

/** A charge that nobody proposed. */
export type AddedChargeInput = {
  /** More than 0, in Dh with TVA. */
  amount: Scalars['Money']['input'];
  /** What is charged, as documents print it; at most 300 characters. */
  label: Scalars['String']['input'];
};

/** A branch of the rental company: where its vehicles stand and what its documents name. */
export type Agency = {
  __typename: 'Agency';
  /** Postal address. */
  address: Scalars['String']['output'];
  /** CNSS number. Staff only. */
  cnss: Scalars['String']['output'];
  /** Its own general conditions; null where its contracts print the default. Staff only. */
  contractConditions: Maybe<Scalars['String']['output']>;
  /** Which model its contracts are printed in. Staff only. */
  contractTheme: ContractTheme;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Identifiant commun de l’entreprise (ICE). Staff only. */
  ice: Scalars['String']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** Degrees north, for the map. */
  latitude: Maybe<Scalars['Float']['output']>;
  /** Degrees east, for the map. */
  longitude: Maybe<Scalars['Float']['output']>;
  /** Mobile telephone. */
  mobile: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Days with hours of their own: holidays, Ramadan. */
  openingExceptions: Array<OpeningException>;
  /** When it is open, by day and time; empty when nothing is known. */
  openingHours: Array<WeekHours>;
  /** Patente number. Staff only. */
  patente: Scalars['String']['output'];
  /** Telephone. */
  phone: Scalars['String']['output'];
  /** Identifiant fiscal (IF). Staff only. */
  taxId: Scalars['String']['output'];
  /** The one of `places` that it stands for, by which fees for other towns go. */
  town: Maybe<Scalars['String']['output']>;
  /** Registre de commerce (RC). Staff only. */
  tradeRegister: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Rises with every change; sent back with an edit. Staff only. */
  version: Scalars['Int']['output'];
};

/** A page of agencies. */
export type AgencyPage = {
  __typename: 'AgencyPage';
  /** The items of this page. */
  items: Array<Agency>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A search of agencies, in one column or in all. */
export type AgencySearch = {
  /** The field to search; all fields if left out. */
  field?: InputMaybe<AgencySearchField>;
  /** Part of the value, ignoring case and accents; an empty text matches everything. */
  text: Scalars['String']['input'];
};

/** What a search of agencies looks into. */
export type AgencySearchField =
  | 'ADDRESS'
  | 'EMAIL'
  | 'NAME'
  | 'PHONE';

/** Order of agencies; by name when left out. */
export type AgencySort = {
  /** Which way. */
  direction?: SortDirection;
  /** What by. */
  field: AgencySortField;
};

/** What agencies are sorted by. */
export type AgencySortField =
  | 'CREATED_AT'
  | 'NAME';

/** How urgent something is. */
export type AlertLevel =
  /** Due within 15 days or 500 km. */
  | 'BAD'
  /** Overdue by day or by odometer. */
  | 'EXPIRED'
  /** Nothing is due. */
  | 'GOOD';

/** A free vehicle that could stand in for a taken one. */
export type AlternativeVehicle = {
  __typename: 'AlternativeVehicle';
  /** Price a day for the length asked for, in Dh, before any discount. */
  dailyPrice: Scalars['Money']['output'];
  /** Price of the whole length, in Dh, before any discount. */
  total: Scalars['Money']['output'];
  /** The vehicle. */
  vehicle: Vehicle;
};

/** What an amendment of a contract is about. */
export type AmendmentKind =
  /** Retour anticipé: the vehicle came back before the promised end. */
  | 'EARLY_RETURN'
  /** Modification: the staff edited dates, places, vehicle or total. */
  | 'EDIT'
  /** Prolongation: the rental ends later. */
  | 'EXTENSION'
  /** Changement de véhicule: another rental was extended over its vehicle. */
  | 'REHOUSING'
  /** Raccourcissement: it ends earlier than promised. */
  | 'SHORTENING'
  /** Changement de véhicule: it goes on in another vehicle. */
  | 'SWAP';

/** An amendment to sign, for whoever has the key of its link, the owner and the staff: without names and identity. */
export type AmendmentSlot = {
  __typename: 'AmendmentSlot';
  /** What is agreed by it. */
  after: RentalTerms;
  /** Number of the amendment within the rental. */
  amendment: Scalars['Int']['output'];
  /** What was agreed before. */
  before: RentalTerms;
  /** What it changes of the total, in Dh. */
  difference: Scalars['Money']['output'];
  /** The amendment as a PDF. */
  document: ExportedFile;
  /** What it is about. */
  kind: AmendmentKind;
  /** Reservation number, XXXXX-XXXXX. */
  number: Scalars['String']['output'];
  /** When it was signed; null before. */
  signedAt: Maybe<Scalars['DateTime']['output']>;
};

/** A third party's access to this API. The key itself is shown only once, when it is made, and not stored. */
export type ApiKey = {
  __typename: 'ApiKey';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The Admin who made it. */
  createdBy: Employee;
  /** The areas that it opens; the others are closed. */
  grants: Array<KeyGrant>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The last day on which it works, at the agency; null if it does not expire. */
  lastDay: Maybe<Scalars['LocalDate']['output']>;
  /** When it was last used, to the minute; null if never. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** Its purpose, as described by its maker. */
  name: Scalars['String']['output'];
  /** Its first characters, to recognise it. */
  prefix: Scalars['String']['output'];
  /** When it was revoked. */
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  /** The Admin who revoked it. */
  revokedBy: Maybe<Employee>;
  /** Whether it still works. */
  status: ApiKeyStatus;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A new key. */
export type ApiKeyCreated = {
  __typename: 'ApiKeyCreated';
  /** The stored record. */
  apiKey: ApiKey;
  /** The key, shown only once: store it where it is used and nowhere else. */
  key: Scalars['String']['output'];
};

/** A page of access keys. */
export type ApiKeyPage = {
  __typename: 'ApiKeyPage';
  /** The items of this page. */
  items: Array<ApiKey>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** What a key may do, in an area or in all of them. */
export type ApiKeyScope =
  /** Read only: queries and subscriptions. */
  | 'READ'
  /** Read and change: mutations too. */
  | 'WRITE';

/** Whether a key still works. */
export type ApiKeyStatus =
  /** It works. */
  | 'ACTIVE'
  /** Its last day has passed. */
  | 'EXPIRED'
  /** An Admin revoked it. */
  | 'REVOKED'
  /** It does not work while its maker is not an Admin. */
  | 'SUSPENDED';

/** Kind of change. */
export type AuditAction =
  /** The record was created. */
  | 'CREATED'
  /** The record was deleted. */
  | 'DELETED'
  /** Fields of the record were changed. */
  | 'UPDATED';

/** Who changed what, and when. Entries are never changed. */
export type AuditEntry = {
  __typename: 'AuditEntry';
  /** Kind of change. */
  action: AuditAction;
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Name of the employee, customer or access key that made the change; null for a visitor or the system. */
  author: Maybe<Scalars['String']['output']>;
  /** Whether a third party's program made the change, with an access key. */
  byApiKey: Scalars['Boolean']['output'];
  /** Whether a customer made the change, not the staff. */
  byCustomer: Scalars['Boolean']['output'];
  /** The fields that changed. */
  changes: Array<FieldChange>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The part of the record that changed, if not the record itself: Payment, Signature, … */
  part: Maybe<Scalars['String']['output']>;
};

/** A page of changes. */
export type AuditEntryPage = {
  __typename: 'AuditEntryPage';
  /** The items of this page. */
  items: Array<AuditEntry>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** Kinds of records whose changes are recorded. */
export type AuditedRecord =
  /** An access key of a third party. */
  | 'API_KEY'
  /** A registered customer. */
  | 'CUSTOMER'
  /** An account of the staff. */
  | 'EMPLOYEE'
  /** A reservation or rental, with its payments and signatures. */
  | 'RESERVATION'
  /** The settings of the site. */
  | 'SETTINGS'
  /** A vehicle. */
  | 'VEHICLE';

/** A successful login. */
export type AuthPayload = {
  __typename: 'AuthPayload';
  /** When the token expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** The account. */
  me: Me;
  /** Send it as `Authorization: Bearer …`. */
  token: Scalars['String']['output'];
};

/** A reservation that staff write down for someone: a telephone or an e-mail is enough, and it may have begun earlier today. */
export type BookReservationInput = {
  /** Whether it is a rental at once. */
  accept?: Scalars['Boolean']['input'];
  /** Advance of a rental, 0 to the total, in Dh; by default 0. */
  advance?: InputMaybe<Scalars['Money']['input']>;
  /** How the advance was paid; OTHER by default. */
  advanceMethod?: InputMaybe<PaymentMethod>;
  /** A remark, at most 1000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The customer record it is for; one with an account gets the discount. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** The first driver. Quick: names, telephone and e-mail are read, and required. */
  driver: DriverInput;
  /** Age of the youngest driver in years, for fees that go by it. */
  driverAge?: InputMaybe<Scalars['Int']['input']>;
  /** Extras that were chosen, each once, at most 30. */
  extras?: InputMaybe<Array<ExtraChoiceInput>>;
  /** The same key sent twice gives one reservation and the same number. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Full or quick. */
  kind: ReservationKind;
  /** At most 18 months ahead and 90 days long. */
  period: PeriodInput;
  /** One of `places`. */
  pickupPlace: Scalars['String']['input'];
  /** Code of a promotion; capitals and spaces do not matter. */
  promotionCode?: InputMaybe<Scalars['String']['input']>;
  /** One of `places`. */
  returnPlace: Scalars['String']['input'];
  /** The second driver; all or nothing. */
  secondDriver?: InputMaybe<DriverInput>;
  /** Agreed price of a rental, in Dh; by default the quoted one. */
  total?: InputMaybe<Scalars['Money']['input']>;
  /** The vehicle asked for. */
  vehicleId: Scalars['ID']['input'];
};

/** The reservation, or the taken vehicle with what is free instead. */
export type BookingOutcome = Reservation | VehicleTaken;

/** A make of vehicles. */
export type Brand = {
  __typename: 'Brand';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Logo. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Whether the public site shows its logo; visitors only ever see such brands. */
  shownOnSite: Scalars['Boolean']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Rises with every change; send it back with an edit. Staff only. */
  version: Scalars['Int']['output'];
};

/** A filter of brands. */
export type BrandFilter = {
  /** Only brands that the site shows (true), or that it does not (false). */
  shownOnSite?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of brands. */
export type BrandPage = {
  __typename: 'BrandPage';
  /** The items of this page. */
  items: Array<Brand>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A search of brands, in one column or in all. */
export type BrandSearch = {
  /** The field to search; all fields if left out. */
  field?: InputMaybe<BrandSearchField>;
  /** Part of the value, ignoring case and accents; an empty text matches everything. */
  text: Scalars['String']['input'];
};

/** Fields that a search of brands covers. */
export type BrandSearchField =
  | 'NAME';

/** Order of brands; by name if left out. */
export type BrandSort = {
  /** The direction of sorting. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: BrandSortField;
};

/** Fields by which brands are sorted. */
export type BrandSortField =
  | 'CREATED_AT'
  | 'NAME';

/** Withdraws a request, or ends a rental. */
export type CancelReservationInput = {
  /** Reservation number. */
  number: Scalars['String']['input'];
  /** Why. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Version the caller saw; another one since then is refused. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** How money changed hands: the methods of payments, and card imprints of deposits. */
export type CashMethod =
  | 'CARD'
  /** Empreinte de carte bancaire; nothing was debited. */
  | 'CARD_IMPRINT'
  | 'CASH'
  | 'CHEQUE'
  /** Retenue sur caution. */
  | 'DEPOSIT'
  | 'ONLINE'
  | 'OTHER'
  | 'TRANSFER';

/** Everything that was entered on a day of the agency. Staff only. */
export type CashReport = {
  __typename: 'CashReport';
  /** The day. */
  day: Scalars['LocalDate']['output'];
  /** By agency, employee and method. */
  rows: Array<CashReportRow>;
  /** The sum of all rows, in Dh. */
  total: Scalars['Money']['output'];
};

/** What one employee took and gave back in one agency by one method on a day, in Dh; what left is negative. Staff only. */
export type CashReportRow = {
  __typename: 'CashReportRow';
  /** Its name. */
  agency: Scalars['String']['output'];
  /** The agency. */
  agencyId: Scalars['ID']['output'];
  /** Deposits that were left, less those that went back or became a payment. No revenue. */
  deposits: Scalars['Money']['output'];
  /** Who entered it; null for access keys. */
  employee: Maybe<Scalars['String']['output']>;
  /** How it was paid. */
  method: CashMethod;
  /** Expenses and bank deposits out of the till. */
  movements: Scalars['Money']['output'];
  /** The part of the sum that is cash in no till, because whoever entered it had none open; 0 for other methods. */
  outsideTill: Scalars['Money']['output'];
  /** Advances and payments, less what was taken back of them. */
  payments: Scalars['Money']['output'];
  /** Refunds. */
  refunds: Scalars['Money']['output'];
  /** Stamp duty collected with the payments, less what was taken back of it. */
  stampDuties: Scalars['Money']['output'];
  /** Their sum; 0 for card imprints, which are no money. */
  total: Scalars['Money']['output'];
};

/** The deposit that rentals of a category ask for. */
export type CategoryDeposit = {
  __typename: 'CategoryDeposit';
  /** In Dh; 0 for none. */
  amount: Scalars['Money']['output'];
  /** The category. */
  category: VehicleCategory;
};

/** The deposit that rentals of a category ask for. */
export type CategoryDepositInput = {
  /** In Dh; 0 for none. */
  amount: Scalars['Money']['input'];
  /** The category. */
  category: VehicleCategory;
};

/** The excess (franchise) of rentals of a category: what a customer pays at most for a damage that is insured. */
export type CategoryExcess = {
  __typename: 'CategoryExcess';
  /** In Dh; 0 where the customer pays nothing. */
  amount: Scalars['Money']['output'];
  /** The category. */
  category: VehicleCategory;
};

/** The excess (franchise) of rentals of a category. */
export type CategoryExcessInput = {
  /** In Dh; 0 where the customer pays nothing. */
  amount: Scalars['Money']['input'];
  /** The category. */
  category: VehicleCategory;
};

/** A new password for the logged-in account. */
export type ChangePasswordInput = {
  /** The current password. */
  currentPassword: Scalars['String']['input'];
  /** New password, 8 to 200 characters, different from the current one and not easily guessed. */
  newPassword: Scalars['String']['input'];
};

/** How the new total of a changed rental comes about. */
export type ChangePricing =
  /** An agreed sum more or less. */
  | 'AGREED'
  /** So many days more or less at an agreed price a day. */
  | 'DAILY'
  /** The whole length by the vehicle's tiers; what was agreed beside the price stays. */
  | 'TIERS'
  /** The total stays. */
  | 'UNCHANGED';

/** A change of a rental: a new end, an early return, another vehicle. */
export type ChangeRentalInput = {
  /** Agreed price a day in Dh, for DAILY. */
  dailyPrice?: InputMaybe<Scalars['Money']['input']>;
  /** Agreed sum in Dh, for AGREED; negative for a credit. */
  difference?: InputMaybe<Scalars['Money']['input']>;
  /** The new promised end: later extends, earlier shortens. Left out it stays. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Rentals that an extension lies across, and where they go. */
  moves?: InputMaybe<Array<RentalMoveInput>>;
  /** Reservation number. */
  number: Scalars['String']['input'];
  /** The price rule. By default TIERS where the end moves, UNCHANGED for an early return and a swap. */
  pricing?: InputMaybe<ChangePricing>;
  /** Why, at most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** How money goes back that was paid beyond the new total; required if there is some. */
  refundMethod?: InputMaybe<PaymentMethod>;
  /** For an early return; `endsAt` is left out then. */
  returned?: InputMaybe<EarlyReturnInput>;
  /** The vehicle that it goes on in. */
  swap?: InputMaybe<RentalSwapInput>;
  /** Version of the reservation the caller saw. */
  version: Scalars['Int']['input'];
};

/** How a rule of charges comes to apply. */
export type ChargeKind =
  /** The customer chooses it. */
  | 'EXTRA'
  /** It applies by itself where its conditions hold. */
  | 'FEE'
  /** It is proposed when the vehicle comes back. */
  | 'RETURN';

/** An extra, a fee that applies by itself, or a charge that is proposed at the return. */
export type ChargeRule = {
  __typename: 'ChargeRule';
  /** Whether it is in use. */
  active: Scalars['Boolean']['output'];
  /** The most that a piece comes to, in Dh; null for no bound. */
  cap: Maybe<Scalars['Money']['output']>;
  /** Only for these categories; none for all. */
  categories: Array<VehicleCategory>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** By how much this extra lowers the deposit, in Dh; null for not by an amount. */
  depositReduction: Maybe<Scalars['Money']['output']>;
  /** By how many percent this extra lowers the deposit; null for not by a percentage. */
  depositReductionPercent: Maybe<Scalars['Money']['output']>;
  /** What makes a charge at the return proposed; null for one that the staff add by hand, and for other kinds. */
  finding: Maybe<ReturnFinding>;
  /** Only for rentals of this many days at least. */
  fromDays: Maybe<Scalars['Int']['output']>;
  /** What customers should know of it, in French. */
  hint: Maybe<Scalars['String']['output']>;
  /** The same in Arabic; null for the French text. */
  hintAr: Maybe<Scalars['String']['output']>;
  /** The same in English; null for the French text. */
  hintEn: Maybe<Scalars['String']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Picture of an extra, for anyone. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** How it comes to apply. */
  kind: ChargeKind;
  /** Only up to this age of the driver's. */
  maxAge: Maybe<Scalars['Int']['output']>;
  /** How many pieces of an extra a rental may have. */
  maxQuantity: Scalars['Int']['output'];
  /** Only from this age of the driver's on. */
  minAge: Maybe<Scalars['Int']['output']>;
  /** Name in French, as quotes and documents print it. */
  name: Scalars['String']['output'];
  /** Name in Arabic; null for the French one. */
  nameAr: Maybe<Scalars['String']['output']>;
  /** Name in English; null for the French one. */
  nameEn: Maybe<Scalars['String']['output']>;
  /** Whether it costs once for each end of the rental outside the opening hours of the vehicle's agency. */
  outsideHours: Scalars['Boolean']['output'];
  /** Only where the vehicle is handed over here, one of `places`. */
  pickupPlace: Maybe<Scalars['String']['output']>;
  /** Only where the places lie so. */
  places: Maybe<PlaceCondition>;
  /** Its place among the others, the lowest first. */
  position: Scalars['Int']['output'];
  /** Price of a unit in Dh with TVA; percent where that is the unit. */
  price: Scalars['Money']['output'];
  /** Only where it is returned here, one of `places`. */
  returnPlace: Maybe<Scalars['String']['output']>;
  /** Only where a day of the rental lies in this season. */
  seasonId: Maybe<Scalars['ID']['output']>;
  /** Whether customers may choose the extra on the site. */
  shownOnSite: Scalars['Boolean']['output'];
  /** How many pieces of an extra there are a day, over all rentals; null for no bound. */
  stock: Maybe<Scalars['Int']['output']>;
  /** Only for rentals of this many days at most. */
  toDays: Maybe<Scalars['Int']['output']>;
  /** What its price is for. */
  unit: ChargeUnit;
  /** Whether a rental with this extra has unlimited km. */
  unlimitedKm: Scalars['Boolean']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Rate of the TVA in percent; null for that of the settings. */
  vatPercent: Maybe<Scalars['Money']['output']>;
  /** Rises with every change; send it back with an edit. */
  version: Scalars['Int']['output'];
};

/** Which extras and fees. */
export type ChargeRuleFilter = {
  /** Those in use, or those that are not. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these kinds. */
  kinds?: InputMaybe<Array<ChargeKind>>;
};

/** A page of extras, fees and charges at the return. */
export type ChargeRulePage = {
  __typename: 'ChargeRulePage';
  /** The items of this page. */
  items: Array<ChargeRule>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A search of extras and fees. */
export type ChargeRuleSearch = {
  /** The field to search; all fields if left out. */
  field?: InputMaybe<ChargeRuleSearchField>;
  /** Part of the value, ignoring case and accents; an empty text matches everything. */
  text: Scalars['String']['input'];
};

/** Where a search for extras and fees looks. */
export type ChargeRuleSearchField =
  | 'NAME';

/** What the price of a charge is for. */
export type ChargeUnit =
  /** Each rental day. */
  | 'DAY'
  /** Each eighth of a tank; known at the return. */
  | 'EIGHTH'
  /** Each hour; known at the return. */
  | 'HOUR'
  /** Each km; known at the return. */
  | 'KM'
  /** Each litre of fuel; known at the return. */
  | 'LITRE'
  /** So many percent of the rent before discounts. */
  | 'PERCENT'
  /** Once a rental. */
  | 'RENTAL';

/** The check of an import. */
export type CheckImportInput = {
  /** The import. */
  id: Scalars['ID']['input'];
  /** The whole matching of columns; as it is if left out. */
  sources?: InputMaybe<Array<ImportSourceInput>>;
};

/** A thing that belongs to the vehicle, and whether it was there. */
export type ChecklistItem = {
  __typename: 'ChecklistItem';
  /** Name, as the settings had it. */
  label: Scalars['String']['output'];
  /** Whether it was there and in order. */
  present: Scalars['Boolean']['output'];
};

/** A thing that belongs to the vehicle, and whether it was there. */
export type ChecklistItemInput = {
  /** Name, at most 60 characters. */
  label: Scalars['String']['input'];
  /** Whether it was there and in order. */
  present: Scalars['Boolean']['input'];
};

/** How clean a vehicle is. */
export type Cleanliness =
  /** Moyenne. */
  | 'ACCEPTABLE'
  /** Propre. */
  | 'CLEAN'
  /** Sale. */
  | 'DIRTY';

/** The count at the end of the caller's till. */
export type CloseTillInput = {
  /** Cash that was counted, in Dh. */
  countedAmount: Scalars['Money']['input'];
  /** The till, as the caller saw it. */
  id: Scalars['ID']['input'];
  /** A remark, at most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** A completed inspection. It needs km, fuel, and a signature or why there is none. */
export type CompleteInspectionInput = {
  /** When it happened; now when left out. Of a swap, the moment of the swap counts. */
  at?: InputMaybe<Scalars['DateTime']['input']>;
  /** What belongs to the vehicle. */
  checklist?: InputMaybe<Array<ChecklistItemInput>>;
  /** How clean the vehicle is. */
  cleanliness?: InputMaybe<Cleanliness>;
  /** Identifier that the client makes (UUID). The same one is the same inspection. */
  clientId: Scalars['ID']['input'];
  /** Seconds by which the device's clock was ahead of the server's at `at`, as far as the device knew; negative if it was behind. The server then corrects `at` by it, whatever the clock says when the request is sent. */
  clockAhead?: InputMaybe<Scalars['Int']['input']>;
  /** Damage that the vehicle did not have before. */
  damages?: InputMaybe<Array<NotedDamageInput>>;
  /** Identifier that the device made for itself (UUID), by which it may send again what it sent. */
  device?: InputMaybe<Scalars['ID']['input']>;
  /** The device's clock when it sends the request. The server corrects `at` by its difference from the server's clock; without it, a future `at` counts as now. */
  deviceNow?: InputMaybe<Scalars['DateTime']['input']>;
  /** `version` of the draft that the device saw, 0 for none. A newer draft of another device is refused as INSPECTION.VERSION_CONFLICT. Nothing is compared when left out. */
  draftVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Fuel or charge in eighths, 0 to 8. */
  fuel?: InputMaybe<Scalars['Int']['input']>;
  /** At the departure or at the return. */
  kind: InspectionKind;
  /** Odometer in km; never below the vehicle's last known one. Of a swap, it corrects what the swap recorded while the rental is out, within what was read before and after. */
  km?: InputMaybe<Scalars['Int']['input']>;
  /** For an inspection of a swap: the leg that the swap ended (RETURN) or began (DEPARTURE). Left out, the rental leaves or comes back by it. */
  legId?: InputMaybe<Scalars['ID']['input']>;
  /** Why an Admin lets it leave with less money than the settings ask for, at most 500 characters. */
  moneyReason?: InputMaybe<Scalars['String']['input']>;
  /** Reservation number. */
  number: Scalars['String']['input'];
  /** Why an Admin lets a driver leave whose papers stop it, at most 500 characters. */
  overrideReason?: InputMaybe<Scalars['String']['input']>;
  /** Papers of the drivers, at the departure. */
  papers?: InputMaybe<Array<DriverPapersInput>>;
  /** The manifest of its photos, at most 60. */
  photos?: InputMaybe<Array<InspectionPhotoInput>>;
  /** Why the customer refuses to sign, at most 500. */
  refusalReason?: InputMaybe<Scalars['String']['input']>;
  /** Remark, at most 1000 characters. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** Who signs, at most 80 characters; the first driver's name when left out. */
  signatory?: InputMaybe<Scalars['String']['input']>;
  /** The strokes as a PNG data URL (data:image/png;base64,…) of at most 700 kB; an empty one is refused. */
  signature?: InputMaybe<Scalars['String']['input']>;
  /** Whether the signature of a departure signs the contract as well, because the customer was shown so. One that the contract has stays. */
  signsContract?: InputMaybe<Scalars['Boolean']['input']>;
  /** The vehicle that is looked at; refused as INSPECTION.VEHICLE_CHANGED once the rental has another one. That of the draft when left out. */
  vehicleId?: InputMaybe<Scalars['ID']['input']>;
  /** Version of the reservation the caller saw; another one since is refused. Left out by devices that were offline. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The first code of a new second factor, during a login. */
export type ConfirmRequiredSecondFactorInput = {
  /** The challenge of the login. */
  challenge: Scalars['String']['input'];
  /** Six digits of the application. */
  code: Scalars['String']['input'];
  /** As startSecondFactor returned it. */
  enrolment: Scalars['String']['input'];
};

/** The first code of a new second factor. */
export type ConfirmSecondFactorInput = {
  /** Six digits of the application. */
  code: Scalars['String']['input'];
  /** As startSecondFactor returned it. */
  enrolment: Scalars['String']['input'];
};

/** A message to the agency. */
export type ContactMessageInput = {
  /** E-mail address for the answer, at most 50 characters. */
  email: Scalars['String']['input'];
  /** The message, at most 5000 characters. */
  message: Scalars['String']['input'];
  /** Name of the sender, one line of at most 60 characters. */
  name: Scalars['String']['input'];
  /** Subject, one line of at most 120 characters. */
  subject: Scalars['String']['input'];
};

/** The model and the general conditions of an agency, as they were typed. */
export type ContractPreviewInput = {
  /** Whose contract. */
  agencyId: Scalars['ID']['input'];
  /** The general conditions, at most 20000 characters; the default without. */
  contractConditions?: InputMaybe<Scalars['String']['input']>;
  /** The model. */
  contractTheme: ContractTheme;
};

/** A kept signature of a contract. Staff only. */
export type ContractSignature = {
  __typename: 'ContractSignature';
  /** The picture (PNG); its address wants a staff token. Null for all but the newest five: of older ones the SHA-256 is kept. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** From which IP address. */
  ipAddress: Scalars['String']['output'];
  /** SHA-256 of the picture, hexadecimal. */
  sha256: Scalars['String']['output'];
  /** When it was given. */
  signedAt: Scalars['DateTime']['output'];
};

/** The two models of the contract: 'Model 1' and 'Model 2'. */
export type ContractTheme =
  | 'MODEL_1'
  | 'MODEL_2';

/** Takes a wrong entry of a deposit back by a counter-entry. */
export type CorrectDepositInput = {
  /** The wrong entry. */
  entryId: Scalars['ID']['input'];
  /** Why; at most 300 characters. */
  reason: Scalars['String']['input'];
};

/** Takes an invoice back by a credit note and, while the rental stands, issues a new one. */
export type CorrectInvoiceInput = {
  /** Number of the invoice. */
  invoiceNumber: Scalars['String']['input'];
  /** Why; at most 300 characters. Printed on the credit note. */
  reason: Scalars['String']['input'];
};

/** Takes a wrong entry back by a counter-entry. */
export type CorrectPaymentInput = {
  /** The wrong entry. */
  paymentId: Scalars['ID']['input'];
  /** Why; at most 300 characters. */
  reason: Scalars['String']['input'];
};

/** A new agency. */
export type CreateAgencyInput = {
  /** Postal address, at most 200 characters. */
  address: Scalars['String']['input'];
  /** CNSS number, at most 30 characters. */
  cnss: Scalars['String']['input'];
  /** General conditions of its contracts, at most 20000 characters; the default without. */
  contractConditions?: InputMaybe<Scalars['String']['input']>;
  /** Model of its contracts. */
  contractTheme?: ContractTheme;
  /** E-mail address, at most 50 characters. */
  email: Scalars['String']['input'];
  /** Identifiant commun de l’entreprise (ICE), at most 30 characters. */
  ice: Scalars['String']['input'];
  /** Picture: JPEG, PNG or WebP, at most 8 MB. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Degrees north, for the map. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Degrees east, for the map. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Mobile telephone (GSM), at most 16 characters. */
  mobile: Scalars['String']['input'];
  /** Name, at most 60 characters. */
  name: Scalars['String']['input'];
  /** Days with hours of their own. */
  openingExceptions?: InputMaybe<Array<OpeningExceptionInput>>;
  /** When it is open each week; several stretches a day. */
  openingHours?: InputMaybe<Array<WeekHoursInput>>;
  /** Patente number, at most 30 characters. */
  patente: Scalars['String']['input'];
  /** Telephone, at most 16 characters. */
  phone: Scalars['String']['input'];
  /** Identifiant fiscal (IF), at most 30 characters. */
  taxId: Scalars['String']['input'];
  /** The one of `places` that it stands for. */
  town?: InputMaybe<Scalars['String']['input']>;
  /** Registre de commerce (RC), at most 30 characters. */
  tradeRegister: Scalars['String']['input'];
};

/** A new key. */
export type CreateApiKeyInput = {
  /** The areas that it opens, each once and at least one; the others stay closed. */
  grants: Array<KeyGrantInput>;
  /** The last day on which it works, at the agency; without one it works until it is revoked. */
  lastDay?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Its purpose; at most 60 characters. */
  name: Scalars['String']['input'];
};

/** A make of vehicles. */
export type CreateBrandInput = {
  /** Logo: JPEG, PNG or WebP, at most 8 MB. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Name, at most 40 characters; not that of another brand. */
  name: Scalars['String']['input'];
};

/** A new extra, fee or charge at the return. */
export type CreateChargeRuleInput = {
  /** Whether it is in use; true when left out. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** The most that a piece comes to, in Dh; not below price. */
  cap?: InputMaybe<Scalars['Money']['input']>;
  /** Only for these categories; none for all. */
  categories?: InputMaybe<Array<VehicleCategory>>;
  /** By how much this extra lowers the deposit, in Dh. */
  depositReduction?: InputMaybe<Scalars['Money']['input']>;
  /** By how many percent this extra lowers the deposit. */
  depositReductionPercent?: InputMaybe<Scalars['Money']['input']>;
  /** What makes a charge at the return proposed. */
  finding?: InputMaybe<ReturnFinding>;
  /** Only for rentals of this many days at least. */
  fromDays?: InputMaybe<Scalars['Int']['input']>;
  /** What customers should know, at most 200 characters. */
  hint?: InputMaybe<Scalars['String']['input']>;
  /** The same in Arabic, at most 200 characters. */
  hintAr?: InputMaybe<Scalars['String']['input']>;
  /** The same in English, at most 200 characters. */
  hintEn?: InputMaybe<Scalars['String']['input']>;
  /** Picture of an extra: JPEG, PNG or WebP, at most 8 MB. In an edit null removes it. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Required of a new one. How it comes to apply. */
  kind?: InputMaybe<ChargeKind>;
  /** Only up to this age of the driver's. */
  maxAge?: InputMaybe<Scalars['Int']['input']>;
  /** How many pieces of an extra a rental may have, 1 to 20; 1 when left out. */
  maxQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** Only from this age of the driver's on. */
  minAge?: InputMaybe<Scalars['Int']['input']>;
  /** Required of a new one. Name in French, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Name in Arabic, at most 60 characters. */
  nameAr?: InputMaybe<Scalars['String']['input']>;
  /** Name in English, at most 60 characters. */
  nameEn?: InputMaybe<Scalars['String']['input']>;
  /** Whether it costs once for each end outside the opening hours; false when left out. */
  outsideHours?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only where the vehicle is handed over here, one of `places`. */
  pickupPlace?: InputMaybe<Scalars['String']['input']>;
  /** Only where the places lie so. */
  places?: InputMaybe<PlaceCondition>;
  /** Its place among the others; 0 when left out. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Required of a new one. Price of a unit, 0 to 100 000 Dh with TVA; percent, 100 at most, where that is the unit. */
  price?: InputMaybe<Scalars['Money']['input']>;
  /** Only where it is returned here, one of `places`. */
  returnPlace?: InputMaybe<Scalars['String']['input']>;
  /** Only where a day of the rental lies in this season. */
  seasonId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether customers may choose the extra on the site; true when left out. */
  shownOnSite?: InputMaybe<Scalars['Boolean']['input']>;
  /** How many pieces of an extra there are a day, over all rentals; none for no bound. */
  stock?: InputMaybe<Scalars['Int']['input']>;
  /** Only for rentals of this many days at most. */
  toDays?: InputMaybe<Scalars['Int']['input']>;
  /** Required of a new one. What its price is for: before the return a rental, a day or a percentage. */
  unit?: InputMaybe<ChargeUnit>;
  /** Whether a rental with this extra has unlimited km; false when left out. */
  unlimitedKm?: InputMaybe<Scalars['Boolean']['input']>;
  /** Rate of the TVA, 0 to 100 percent. */
  vatPercent?: InputMaybe<Scalars['Money']['input']>;
};

/** A customer as the staff enter them. The account is verified from the start, unless an access key creates it. */
export type CreateCustomerInput = {
  /** Postal address, at most 200 characters. */
  address: Scalars['String']['input'];
  /** Date of birth. */
  birthDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Remark of the staff, at most 1000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address, at most 50 characters; not used by another customer. */
  email: Scalars['String']['input'];
  /** Given name, 1 to 30 letters. */
  firstName: Scalars['String']['input'];
  /** Family name, 1 to 30 letters. */
  lastName: Scalars['String']['input'];
  /** Last day on which the driving licence is valid. */
  licenceExpiresOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Day of issue of the driving licence. */
  licenceIssuedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Driving licence number, at most 12 letters and digits. */
  licenceNumber?: InputMaybe<Scalars['String']['input']>;
  /** CIN, at most 12 letters and digits. */
  nationalId?: InputMaybe<Scalars['String']['input']>;
  /** Nationality, at most 30 letters. */
  nationality?: InputMaybe<Scalars['String']['input']>;
  /** Passport number, at most 12 letters and digits. */
  passportNumber?: InputMaybe<Scalars['String']['input']>;
  /** Password, 8 to 200 characters, not an easily guessed one. Required of accounts, refused to keys: the customer of a key chooses it by requestPasswordReset. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Telephone, at most 16 characters. */
  phone: Scalars['String']['input'];
  /** Manual rating. */
  rating?: CustomerRating;
  /** Reason of the rating, at most 200 characters. */
  ratingReason?: InputMaybe<Scalars['String']['input']>;
  /** Day to look at the rating again. */
  ratingReviewOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** A blocked customer cannot log in. */
  status?: CustomerStatus;
  /** Monsieur or Madame. */
  title?: Title;
};

/** A new member of staff. */
export type CreateEmployeeInput = {
  /** Postal address, at most 200 characters. */
  address: Scalars['String']['input'];
  /** E-mail address, at most 50 characters; not used by another employee. */
  email: Scalars['String']['input'];
  /** Given name, 1 to 30 letters. */
  firstName: Scalars['String']['input'];
  /** Family name, 1 to 30 letters. */
  lastName: Scalars['String']['input'];
  /** Password, 8 to 200 characters, not an easily guessed one. */
  password: Scalars['String']['input'];
  /** Telephone, at most 16 characters. */
  phone: Scalars['String']['input'];
  /** Role. */
  role?: EmployeeRole;
  /** Monsieur or Madame. */
  title?: Title;
};

/** Maintenance of a vehicle, done or planned. */
export type CreateMaintenanceInput = {
  /** Cost in Dh; none if left out. */
  cost?: InputMaybe<Scalars['Money']['input']>;
  /** Description in words, at most 1000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The invoice: a PDF or a picture, at most 10 MB. */
  invoice?: InputMaybe<Scalars['Upload']['input']>;
  /** The nature of the maintenance. */
  nature: MaintenanceNature;
  /** Due again at this odometer, km; above the current one. */
  nextOdometerKm?: InputMaybe<Scalars['Int']['input']>;
  /** Due again on this day; after the day of the maintenance. */
  nextOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Odometer at that time, km. */
  odometerKm?: InputMaybe<Scalars['Int']['input']>;
  /** Time out of service; refused if it conflicts with a rental, unless `overPromises`. Null removes it. */
  outOfService?: InputMaybe<OutOfServiceInput>;
  /** Whether rentals to come may lie in the time out of service: they are at risk then. False if left out. */
  overPromises?: InputMaybe<Scalars['Boolean']['input']>;
  /** Day of the maintenance, to which its cost belongs. */
  performedOn: Scalars['LocalDate']['input'];
  /** The service provider who does it. */
  providerId?: InputMaybe<Scalars['ID']['input']>;
  /** The vehicle. */
  vehicleId: Scalars['ID']['input'];
};

/** A new promotion: either percent or amount. */
export type CreatePromotionInput = {
  /** Whether it is in use; true when left out. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Dh off the rent, 1 to 100 000. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** First day on which it can be entered. */
  bookedFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Last day on which it can be entered. */
  bookedTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Only for these categories; none for all. */
  categories?: InputMaybe<Array<VehicleCategory>>;
  /** Required of a new one. 3 to 20 letters, digits or dashes; kept in capitals, each code once. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** How many reservations may have it; none for any number. */
  maxUses?: InputMaybe<Scalars['Int']['input']>;
  /** Days that a rental has at least, 1 to 90. */
  minDays?: InputMaybe<Scalars['Int']['input']>;
  /** Percent off the rent, 1 to 100. */
  percent?: InputMaybe<Scalars['Int']['input']>;
  /** First day that a rental may have. */
  rentalFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Last day that a rental may have. */
  rentalTo?: InputMaybe<Scalars['LocalDate']['input']>;
};

/** A request for a vehicle over a period. */
export type CreateReservationInput = {
  /** A remark, at most 1000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The first driver. Quick: names, telephone and e-mail are read, and required. */
  driver: DriverInput;
  /** Age of the youngest driver in years, for fees that go by it. */
  driverAge?: InputMaybe<Scalars['Int']['input']>;
  /** Extras that were chosen, each once, at most 30. */
  extras?: InputMaybe<Array<ExtraChoiceInput>>;
  /** The same key sent twice gives one reservation and the same number. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Full or quick. */
  kind: ReservationKind;
  /** At most 18 months ahead and 90 days long. */
  period: PeriodInput;
  /** One of `places`. */
  pickupPlace: Scalars['String']['input'];
  /** Code of a promotion; capitals and spaces do not matter. */
  promotionCode?: InputMaybe<Scalars['String']['input']>;
  /** One of `places`. */
  returnPlace: Scalars['String']['input'];
  /** The second driver; all or nothing. */
  secondDriver?: InputMaybe<DriverInput>;
  /** The vehicle asked for. */
  vehicleId: Scalars['ID']['input'];
};

/** A new season. */
export type CreateSeasonInput = {
  /** Required. Name as quotes show it, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Required. Its prices: 1 to 100 rates, at most one for each vehicle, category or all. */
  rates?: InputMaybe<Array<SeasonRateInput>>;
  /** Required. Its days: 1 to 20 stretches that do not overlap. */
  stretches?: InputMaybe<Array<SeasonStretchInput>>;
};

/** A workshop or supplier. */
export type CreateServiceProviderInput = {
  /** Postal address, at most 200 characters. */
  address: Scalars['String']['input'];
  /** E-mail address, at most 50 characters. */
  email: Scalars['String']['input'];
  /** Name, at most 80 characters. */
  name: Scalars['String']['input'];
  /** Telephone, at most 16 characters. */
  phone: Scalars['String']['input'];
};

/** A new vehicle. */
export type CreateVehicleInput = {
  /** Required. Agency where it is kept. */
  agencyId?: InputMaybe<Scalars['ID']['input']>;
  /** Air conditioning; true by default. */
  airConditioning?: InputMaybe<Scalars['Boolean']['input']>;
  /** Required. Make. */
  brandId?: InputMaybe<Scalars['ID']['input']>;
  /** Required. Category. */
  category?: InputMaybe<VehicleCategory>;
  /** Required. Colour of the body. */
  color?: InputMaybe<VehicleColor>;
  /** Fuel consumption as the maker states it, at most 60 characters. */
  consumption?: InputMaybe<Scalars['String']['input']>;
  /** Required. Price per day without tiers, 1 to 100 000 Dh. */
  dailyPrice?: InputMaybe<Scalars['Money']['input']>;
  /** Identifier at the GPS tracker, at most 40 characters. */
  deviceId?: InputMaybe<Scalars['String']['input']>;
  /** Required. Fuel. */
  fuel?: InputMaybe<Fuel>;
  /** Further pictures in their order, at most ten. */
  gallery?: InputMaybe<Array<GalleryPictureInput>>;
  /** Main picture: JPEG, PNG or WebP of at most 8 MB. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Insurance. */
  insurance?: InputMaybe<InsuranceInput>;
  /** Required. Suitcases that fit in the boot, 0 to 40. */
  luggage?: InputMaybe<Scalars['Int']['input']>;
  /** Required. Day of the model, from 1980 to next year. */
  modelDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Required. Make and model, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Required. Registration such as 12345-A-15, at most 20 characters; no other vehicle in use has it. */
  plateNumber?: InputMaybe<Scalars['String']['input']>;
  /** Required. Seats, 1 to 60. */
  seats?: InputMaybe<Scalars['Int']['input']>;
  /** Sunroof; false by default. */
  sunroof?: InputMaybe<Scalars['Boolean']['input']>;
  /** All tiers, at most three. */
  tiers?: InputMaybe<Array<RentalTierInput>>;
  /** Required. Gearbox. */
  transmission?: InputMaybe<Transmission>;
  /** Whether the public site offers it; true by default. */
  visible?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A webhook. */
export type CreateWebhookInput = {
  /** Whether events are sent. */
  active?: Scalars['Boolean']['input'];
  /** The events to send, at least one. */
  events: Array<WebhookEvent>;
  /** Name given by the agency, at most 60 characters. */
  name: Scalars['String']['input'];
  /** The address that events are sent to: https, a host with public addresses, no user name, no fragment; at most 500 characters. */
  url: Scalars['String']['input'];
};

/** An area where vehicles may go. */
export type CreateZoneInput = {
  /** Whether it is watched; true by default. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Categories of vehicles that it is meant for; none means all. */
  categories?: InputMaybe<Array<VehicleCategory>>;
  /** Colour on the map, #rrggbb. */
  color: Scalars['String']['input'];
  /** Name, at most 60 characters. */
  name: Scalars['String']['input'];
  /** Its corners in their order, 3 to 100; sides may not cross. */
  vertices: Array<ZoneVertexInput>;
};

/** A person who rents, with an account or without. */
export type Customer = {
  __typename: 'Customer';
  /** Postal address; empty if a person without an account gave none. */
  address: Scalars['String']['output'];
  /** Date of birth. Staff only. */
  birthDate: Maybe<Scalars['LocalDate']['output']>;
  /** Remark of the staff. Staff only. */
  comment: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The latest of their rentals that are out now: what they drive. Null if none is. Staff only. */
  currentRental: Maybe<Reservation>;
  /** E-mail address, in lower case; unique among accounts, empty if a person without an account gave none. */
  email: Scalars['String']['output'];
  /** When the e-mail address was verified; null until then. */
  emailVerifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Figures computed from their reservations. Staff only. */
  history: CustomerHistory;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** Category of the driving licence, such as B. Staff only. */
  licenceCategory: Maybe<Scalars['String']['output']>;
  /** Last day on which the driving licence is valid. Staff only. */
  licenceExpiresOn: Maybe<Scalars['LocalDate']['output']>;
  /** Day of issue of the driving licence. Staff only. */
  licenceIssuedOn: Maybe<Scalars['LocalDate']['output']>;
  /** Number of the driving licence. Staff only. */
  licenceNumber: Maybe<Scalars['String']['output']>;
  /** Records that were merged into this one. Staff only. */
  merges: Array<CustomerMerge>;
  /** CIN, the Moroccan identity number. */
  nationalId: Maybe<Scalars['String']['output']>;
  /** Nationality. Staff only. */
  nationality: Maybe<Scalars['String']['output']>;
  /** Notes of the staff, in the order they were written. Staff only. */
  notes: Array<CustomerNote>;
  /** The newest photo of each side of their papers, from departures at which they were the first driver, until it is erased. Staff only. */
  paperPhotos: Array<InspectionPhoto>;
  /** When the staff last compared the papers at a departure; null before. Staff only. */
  papersCheckedAt: Maybe<Scalars['DateTime']['output']>;
  /** Passport number. Staff only. */
  passportNumber: Maybe<Scalars['String']['output']>;
  /** Telephone; empty if a person without an account gave none. */
  phone: Scalars['String']['output'];
  /** Records that may be the same person: same licence, CIN, passport, telephone or verified address. Staff only. */
  possibleDuplicates: Array<PossibleDuplicate>;
  /** Who rated the customer last. Staff only. */
  ratedBy: Maybe<Scalars['String']['output']>;
  /** Manual rating. Staff only. */
  rating: CustomerRating;
  /** Reason of the rating. Staff only. */
  ratingReason: Maybe<Scalars['String']['output']>;
  /** Day to look at the rating again. Staff only. */
  ratingReviewOn: Maybe<Scalars['LocalDate']['output']>;
  /** Whether the customer has an account, and so the discount. */
  registered: Scalars['Boolean']['output'];
  /** A blocked customer cannot log in. */
  status: CustomerStatus;
  /** Monsieur or Madame. */
  title: Title;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Rises with every change; send it back with an edit. */
  version: Scalars['Int']['output'];
};

/** A filter of customers. */
export type CustomerFilter = {
  /** These customers. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** With this manual rating. */
  rating?: InputMaybe<CustomerRating>;
  /** With an account (true), or renters without one (false); both if left out. */
  registered?: InputMaybe<Scalars['Boolean']['input']>;
  /** Active or blocked. */
  status?: InputMaybe<CustomerStatus>;
  /** With a verified e-mail address (true), or an unverified one. */
  verified?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Figures computed from a customer's reservations. */
export type CustomerHistory = {
  __typename: 'CustomerHistory';
  /** Cancelled reservations. */
  cancellations: Scalars['Int']['output'];
  /** Departure of the latest rental; null if there is none. */
  lastRentalAt: Maybe<Scalars['DateTime']['output']>;
  /** Pending requests. */
  pending: Scalars['Int']['output'];
  /** Refused requests. */
  refusals: Scalars['Int']['output'];
  /** Accepted reservations, past and future. */
  rentals: Scalars['Int']['output'];
  /** Agreed totals of the rentals, in Dh. */
  revenue: Scalars['Money']['output'];
};

/** A customer. */
export type CustomerInput = {
  /** Their id. */
  id: Scalars['ID']['input'];
};

/** Two customer records that the staff found to be one person. `createdAt` says when they were merged. */
export type CustomerMerge = {
  __typename: 'CustomerMerge';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The record that was merged into the other one. */
  merged: Customer;
  /** Who merged them; null if an access key did. */
  mergedBy: Maybe<Scalars['String']['output']>;
  /** When an Admin parted them again; null while merged. */
  partedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A note of the staff on a customer, which no customer sees. `createdAt` says when it was written. */
export type CustomerNote = {
  __typename: 'CustomerNote';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Who wrote it; null for an access key. */
  employee: Maybe<Employee>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What was noted. */
  text: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of customers. */
export type CustomerPage = {
  __typename: 'CustomerPage';
  /** The items of this page. */
  items: Array<Customer>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** The staff's manual rating. */
export type CustomerRating =
  | 'GOOD'
  | 'IRRESPONSIBLE';

/** A search of customers, in one column or in all. */
export type CustomerSearch = {
  /** The field to search; all fields if left out. */
  field?: InputMaybe<CustomerSearchField>;
  /** Part of the value, ignoring case and accents; an empty text matches everything. */
  text: Scalars['String']['input'];
};

/** Fields that a search of customers covers. */
export type CustomerSearchField =
  | 'EMAIL'
  | 'LICENCE_NUMBER'
  | 'NAME'
  | 'NATIONAL_ID'
  | 'PASSPORT_NUMBER'
  | 'PHONE';

/** Order of customers. */
export type CustomerSort = {
  /** The direction of sorting. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: CustomerSortField;
};

/** Fields by which customers are sorted. */
export type CustomerSortField =
  | 'CREATED_AT'
  | 'NAME'
  /** The number of rentals. */
  | 'RENTALS'
  | 'UPDATED_AT';

/** Whether the customer may log in. */
export type CustomerStatus =
  | 'ACTIVE'
  | 'BLOCKED';

/** What the desk should know of a person before it promises a vehicle. */
export type CustomerWarning = {
  __typename: 'CustomerWarning';
  /** What it is about. */
  code: CustomerWarningCode;
  /** The customer record that it is about. */
  customerId: Scalars['ID']['output'];
  /** A French sentence. */
  message: Scalars['String']['output'];
};

/** What the desk should know of a person before it promises a vehicle. */
export type CustomerWarningCode =
  /** The staff rated the person so. */
  | 'IRRESPONSIBLE'
  /** The driving licence that was last seen has expired. */
  | 'LICENCE_EXPIRED'
  /** Damage of one of their returns is not repaired. */
  | 'OPEN_DAMAGE'
  /** Another person has a paper with the same number. */
  | 'SAME_PAPERS'
  /** A rental that has ended is not paid. */
  | 'UNPAID';

/** Who wants to rent: a customer record, what their papers say, or both. */
export type CustomerWarningsInput = {
  /** The customer record, if one was chosen. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Driving licence number. */
  licenceNumber?: InputMaybe<Scalars['String']['input']>;
  /** CIN. */
  nationalId?: InputMaybe<Scalars['String']['input']>;
  /** Passport number. */
  passportNumber?: InputMaybe<Scalars['String']['input']>;
};

/** What kind of damage it is. */
export type DamageKind =
  /** Bris. */
  | 'BROKEN'
  /** Éclat. */
  | 'CHIP'
  /** Bosse. */
  | 'DENT'
  /** Élément manquant. */
  | 'MISSING'
  /** Rayure. */
  | 'SCRATCH'
  /** Tache. */
  | 'STAIN'
  /** Déchirure. */
  | 'TEAR';

/** How large damage is. */
export type DamageSize =
  /** Above 10 cm. */
  | 'LARGE'
  /** 3 to 10 cm. */
  | 'MEDIUM'
  /** Below 3 cm. */
  | 'SMALL';

/** A side from which the vehicle is drawn. */
export type DamageView =
  | 'FRONT'
  | 'LEFT'
  | 'REAR'
  | 'RIGHT'
  | 'TOP';

/** The amount of a day. */
export type DayAmount = {
  __typename: 'DayAmount';
  /** The amount, in Dh. */
  amount: Scalars['Money']['output'];
  /** The day. */
  day: Scalars['LocalDate']['output'];
};

/** Amounts per day over a period. */
export type DayAmounts = {
  __typename: 'DayAmounts';
  /** One entry per day, including zeros. */
  days: Array<DayAmount>;
  /** Their sum, in Dh. */
  sum: Scalars['Money']['output'];
};

/** The count of a day. */
export type DayCount = {
  __typename: 'DayCount';
  /** The count. */
  count: Scalars['Int']['output'];
  /** The day. */
  day: Scalars['LocalDate']['output'];
};

/** A stretch of a day in which an agency is open. */
export type DayHours = {
  __typename: 'DayHours';
  /** HH:mm, 24:00 at the latest. */
  closesAt: Scalars['String']['output'];
  /** HH:mm, agency time. */
  opensAt: Scalars['String']['output'];
};

/** A stretch of a day. */
export type DayHoursInput = {
  /** HH:mm after opensAt, 24:00 at the latest. */
  closesAt: Scalars['String']['input'];
  /** HH:mm, agency time. */
  opensAt: Scalars['String']['input'];
};

/** Agency days, both included; at most three years. */
export type DaySpanInput = {
  /** First day. */
  from: Scalars['LocalDate']['input'];
  /** Last day. */
  to: Scalars['LocalDate']['input'];
};

/** The deletion of the caller's own account. */
export type DeleteAccountInput = {
  /** Password, to confirm the caller's identity. */
  password: Scalars['String']['input'];
};

/** Which agency leaves the lists. */
export type DeleteAgencyInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
};

/** The brand to archive. */
export type DeleteBrandInput = {
  /** The brand. */
  id: Scalars['ID']['input'];
};

/** Which extra, fee or charge at the return is deleted. */
export type DeleteChargeRuleInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
};

/** A maintenance to delete. */
export type DeleteMaintenanceInput = {
  /** The maintenance. */
  id: Scalars['ID']['input'];
};

/** Which promotion is deleted. */
export type DeletePromotionInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
};

/** A view that is no longer needed. */
export type DeleteSavedViewInput = {
  /** `SavedView.id`. */
  id: Scalars['ID']['input'];
};

/** Which season is deleted. */
export type DeleteSeasonInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
};

/** A service provider to archive. */
export type DeleteServiceProviderInput = {
  /** The service provider. */
  id: Scalars['ID']['input'];
};

/** A vehicle to archive. */
export type DeleteVehicleInput = {
  /** Which vehicle. */
  id: Scalars['ID']['input'];
};

/** A zone to delete. */
export type DeleteZoneInput = {
  /** The zone. */
  id: Scalars['ID']['input'];
};

/** The vehicle leaves with the customer. */
export type DepartRentalInput = {
  /** When it happened; now when left out. */
  at?: InputMaybe<Scalars['DateTime']['input']>;
  /** Fuel or charge in eighths, 0 to 8. */
  fuel: Scalars['Int']['input'];
  /** Odometer in km; never below the vehicle's last known one. */
  km: Scalars['Int']['input'];
  /** Why an Admin lets it leave with less money than the settings ask for, at most 500 characters. */
  moneyReason?: InputMaybe<Scalars['String']['input']>;
  /** Reservation number. */
  number: Scalars['String']['input'];
  /** Why an Admin lets drivers leave whose papers stop it, at most 500 characters. */
  overrideReason?: InputMaybe<Scalars['String']['input']>;
  /** Version of the reservation the caller saw. Every step raises it. */
  version: Scalars['Int']['input'];
};

/** What has to be there before a rental leaves; an Admin may let it leave with less, for a reason. */
export type DepartureRequirement =
  /** The whole deposit is held. */
  | 'DEPOSIT'
  /** The whole deposit is held, and nothing is left to pay. */
  | 'DEPOSIT_AND_BALANCE'
  /** Nothing. */
  | 'NOTHING';

/** One entry of the deposit of a rental. Entries are never changed: a wrong one is taken back by another. */
export type DepositEntry = {
  __typename: 'DepositEntry';
  /** Agency where it was left or given back. */
  agency: Agency;
  /** In Dh; negative where the agency holds less afterwards. */
  amount: Scalars['Money']['output'];
  /** The charge of the return that it was kept for, with its photos; null where it was kept for something else. */
  charge: Maybe<ReturnCharge>;
  /** Whether another entry takes it back. */
  corrected: Scalars['Boolean']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Last day on which a card imprint can be used. */
  expiresOn: Maybe<Scalars['LocalDate']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: DepositEntryKind;
  /** The line of the price that it was kept for and pays; null for the rent. */
  lineId: Maybe<Scalars['ID']['output']>;
  /** How it was left or given back; null where it was kept. */
  method: Maybe<DepositMethod>;
  /** The payment that was entered with it, where it pays something. */
  paymentId: Maybe<Scalars['ID']['output']>;
  /** Why it was kept or taken back; a remark on others. */
  reason: Maybe<Scalars['String']['output']>;
  /** Who entered it. Staff only. */
  recordedBy: Maybe<Employee>;
  /** Reference of a card imprint or a transfer. */
  reference: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** What an entry of a deposit is. */
export type DepositEntryKind =
  /** Takes a wrong entry back: never deleted, always with a reason. */
  | 'CORRECTION'
  /** The customer left it with the agency. */
  | 'HELD'
  /** The agency keeps it, for a reason. */
  | 'KEPT'
  /** It went back to the customer. */
  | 'RETURNED';

/** Which deposits a list of rentals is narrowed to. */
export type DepositFilter =
  /** Held by a card imprint that expires within the days of the settings, or has expired. */
  | 'EXPIRING'
  /** The agency holds something. */
  | 'HELD'
  /** Held, although the vehicle is back or never left: it has to go back or be kept. */
  | 'TO_RETURN';

/** How a deposit is left or given back. */
export type DepositMethod =
  /** Empreinte de carte bancaire. */
  | 'CARD_IMPRINT'
  /** Espèces. */
  | 'CASH'
  /** Virement. */
  | 'TRANSFER';

/** What the agency chose for deposits. */
export type DepositSettings = {
  __typename: 'DepositSettings';
  /** The deposit by category; none for a category that is left out. */
  amounts: Array<CategoryDeposit>;
  /** The excess by category; not stated for a category that is left out. */
  excesses: Array<CategoryExcess>;
  /** Days before its expiry from which on a card imprint is warned of. */
  imprintWarningDays: Scalars['Int']['output'];
  /** Rises with every change; send it back with an edit. */
  version: Scalars['Int']['output'];
};

/** How far the deposit of a rental is. */
export type DepositState =
  /** Asked for, not left yet. */
  | 'DUE'
  /** The agency holds at least a part of it. */
  | 'HELD'
  /** None is asked for, or no more because nobody came or the rental is closed, and none was left. */
  | 'NONE'
  /** All that was held went back or was kept. */
  | 'SETTLED';

/** A person who drives, as the customer entered them. */
export type Driver = {
  __typename: 'Driver';
  /** E-mail address. */
  email: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** Driving licence number. */
  licenceNumber: Maybe<Scalars['String']['output']>;
  /** CIN, the Moroccan identity number. */
  nationalId: Maybe<Scalars['String']['output']>;
  /** Nationality. */
  nationality: Maybe<Scalars['String']['output']>;
  /** Passport number, a foreigner's. */
  passportNumber: Maybe<Scalars['String']['output']>;
  /** Telephone. */
  phone: Maybe<Scalars['String']['output']>;
};

/** A person who drives. Which fields are required depends on the kind of reservation. */
export type DriverInput = {
  /** E-mail address, at most 50 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name, 1 to 30 letters. */
  firstName: Scalars['String']['input'];
  /** Family name, 1 to 30 letters. */
  lastName: Scalars['String']['input'];
  /** Driving licence number, at most 12 letters and digits. */
  licenceNumber?: InputMaybe<Scalars['String']['input']>;
  /** CIN, at most 12 letters and digits. */
  nationalId?: InputMaybe<Scalars['String']['input']>;
  /** Nationality, 1 to 30 letters. */
  nationality?: InputMaybe<Scalars['String']['input']>;
  /** Passport number, a foreigner's; at most 12 letters and digits. */
  passportNumber?: InputMaybe<Scalars['String']['input']>;
  /** Telephone, at most 16 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Papers of a driver, as the staff read them. Staff only. */
export type DriverPapers = {
  __typename: 'DriverPapers';
  /** Date of birth. */
  birthDate: Maybe<Scalars['LocalDate']['output']>;
  /** Whose they are. */
  driver: InspectedDriver;
  /** Category of the driving licence, such as B. */
  licenceCategory: Maybe<Scalars['String']['output']>;
  /** Last day on which it is valid. */
  licenceExpiresOn: Maybe<Scalars['LocalDate']['output']>;
  /** Day of issue. */
  licenceIssuedOn: Maybe<Scalars['LocalDate']['output']>;
  /** Number of the driving licence. */
  licenceNumber: Maybe<Scalars['String']['output']>;
  /** CIN. */
  nationalId: Maybe<Scalars['String']['output']>;
  /** Passport number. */
  passportNumber: Maybe<Scalars['String']['output']>;
};

/** Papers of a driver, as the staff read them. */
export type DriverPapersInput = {
  /** Date of birth. */
  birthDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Whose they are. */
  driver: InspectedDriver;
  /** Category of the driving licence, such as B. */
  licenceCategory?: InputMaybe<Scalars['String']['input']>;
  /** Last day on which it is valid. */
  licenceExpiresOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Day of issue. */
  licenceIssuedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Number of the driving licence, at most 12 characters. */
  licenceNumber?: InputMaybe<Scalars['String']['input']>;
  /** CIN. */
  nationalId?: InputMaybe<Scalars['String']['input']>;
  /** Passport number. */
  passportNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The vehicle is back before the promised end. */
export type EarlyReturnInput = {
  /** When it came back; now when left out. */
  at?: InputMaybe<Scalars['DateTime']['input']>;
  /** Fuel or charge in eighths, 0 to 8. */
  fuel: Scalars['Int']['input'];
  /** Odometer in km; never below the vehicle's last known one. */
  km: Scalars['Int']['input'];
};

/** A member of staff. */
export type Employee = {
  __typename: 'Employee';
  /** Postal address. */
  address: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** E-mail address; unique among staff, in lower case. */
  email: Scalars['String']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** CIN, the Moroccan identity number. */
  nationalId: Maybe<Scalars['String']['output']>;
  /** Telephone. */
  phone: Maybe<Scalars['String']['output']>;
  /** Role. */
  role: EmployeeRole;
  /** The agency's subscription, on the account that holds it. */
  subscription: Maybe<SubscriptionPlan>;
  /** Monsieur or Madame. */
  title: Title;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Name shown on the profile. */
  username: Maybe<Scalars['String']['output']>;
  /** Rises with every change; send it back with an edit. */
  version: Scalars['Int']['output'];
};

/** A filter of the staff. */
export type EmployeeFilter = {
  /** With this role. */
  role?: InputMaybe<EmployeeRole>;
};

/** A member of staff. */
export type EmployeeInput = {
  /** Their id. */
  id: Scalars['ID']['input'];
};

/** A page of employees. */
export type EmployeePage = {
  __typename: 'EmployeePage';
  /** The items of this page. */
  items: Array<Employee>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** The permissions of a member of staff. */
export type EmployeeRole =
  | 'ADMIN'
  | 'EMPLOYEE';

/** A search of employees, in one column or in all. */
export type EmployeeSearch = {
  /** The field to search; all fields if left out. */
  field?: InputMaybe<EmployeeSearchField>;
  /** Part of the value, ignoring case and accents; an empty text matches everything. */
  text: Scalars['String']['input'];
};

/** Fields that a search of employees covers. */
export type EmployeeSearchField =
  | 'EMAIL'
  | 'NAME'
  | 'PHONE';

/** How a member of staff logs in. */
export type EmployeeSecurity = {
  __typename: 'EmployeeSecurity';
  /** How many sessions are open. */
  openSessions: Scalars['Int']['output'];
  /** Since when they have a second factor; null for none. */
  secondFactorSince: Maybe<Scalars['DateTime']['output']>;
};

/** A member of staff. */
export type EmployeeSecurityInput = {
  /** Identifier of the employee. */
  id: Scalars['ID']['input'];
};

/** Order of employees. */
export type EmployeeSort = {
  /** The direction of sorting. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: EmployeeSortField;
};

/** Fields by which employees are sorted. */
export type EmployeeSortField =
  | 'CREATED_AT'
  | 'NAME';

/** The login to end. */
export type EndMySessionInput = {
  /** Identifier of the login, from mySessions. */
  id: Scalars['ID']['input'];
};

/** A free vehicle of the same category or a better one that could stand in for another. */
export type EquivalentVehicle = {
  __typename: 'EquivalentVehicle';
  /** What it costs more by the price list over the period, in Dh; negative for less. Nobody is charged it by itself. */
  priceDifference: Scalars['Money']['output'];
  /** Whether it stands at the same agency. */
  sameAgency: Scalars['Boolean']['output'];
  /** Whether it has the same category; else a better one. */
  sameCategory: Scalars['Boolean']['output'];
  /** The vehicle. */
  vehicle: Vehicle;
};

/** A file that the caller may have: a workbook or a document. It is made when its address is fetched, with the permissions that the caller has then. */
export type ExportedFile = {
  __typename: 'ExportedFile';
  /** When the address expires, after five minutes. */
  expiresAt: Scalars['DateTime']['output'];
  /** The file name to save it under, with its extension. */
  fileName: Scalars['String']['output'];
  /** Its media type. */
  mediaType: Scalars['String']['output'];
  /** The address to fetch it from with GET, a path below the server’s origin. No header is needed: anyone with the address can fetch the file. Errors: EXPORT.FILTER_TOO_LARGE. */
  url: Scalars['String']['output'];
};

/** What an extension would cost its customer, by the price list. */
export type ExtensionOffer = {
  __typename: 'ExtensionOffer';
  /** What it adds to the total, in Dh. */
  difference: Scalars['Money']['output'];
  /** Whether the vehicle is free as long; otherwise the agency has to find a way. */
  free: Scalars['Boolean']['output'];
  /** The total with it, in Dh. */
  total: Scalars['Money']['output'];
};

/** A customer's request to keep the vehicle longer. `createdAt` says when it was made. */
export type ExtensionRequest = {
  __typename: 'ExtensionRequest';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was decided on; null while it is open. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who of the staff decided; null for the customer and an access key. Staff only. */
  decidedBy: Maybe<Employee>;
  /** The end that is asked for. */
  endsAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What the customer wrote. */
  note: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  reason: Maybe<Scalars['String']['output']>;
  /** How far it is. */
  status: ExtensionStatus;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** How far a request for an extension is. */
export type ExtensionStatus =
  /** The rental was extended as far. */
  | 'ACCEPTED'
  /** The rental was over or cancelled before anybody decided. */
  | 'LAPSED'
  /** Nobody has decided on it. */
  | 'OPEN'
  /** The staff refused it, with a reason. */
  | 'REFUSED'
  /** The customer took it back. */
  | 'WITHDRAWN';

/** How many pieces of an extra are wanted. */
export type ExtraChoiceInput = {
  /** 1 to 20, and no more than the extra allows. */
  quantity?: Scalars['Int']['input'];
  /** The extra, as `rentalExtras` gives it. */
  ruleId: Scalars['ID']['input'];
};

/** One field of a change. */
export type FieldChange = {
  __typename: 'FieldChange';
  /** The value after; null as above. */
  after: Maybe<Scalars['String']['output']>;
  /** The value before; null for none, a secret or an erased value. */
  before: Maybe<Scalars['String']['output']>;
  /** The field's name, e.g. dailyPrice or driver.lastName. */
  field: Scalars['String']['output'];
};

/** How many records one value of a filter would show beside the search and the other filters that are set. */
export type FilterCount = {
  __typename: 'FilterCount';
  /** Number of records; values without any are left out. */
  count: Scalars['Int']['output'];
  /** The filter, by its name in the list's filter. */
  filter: Scalars['String']['output'];
  /** One of its values: of an enum or `true` or `false`. */
  value: Scalars['String']['output'];
};

/** News of at most 200 vehicles. */
export type FleetBatch = {
  __typename: 'FleetBatch';
  /** Vehicles whose known state changed. */
  changes: Array<FleetPosition>;
  /** Vehicles that were checked and did not change. */
  unchanged: Array<FleetUnchanged>;
};

/** The known position of a vehicle. */
export type FleetPosition = {
  __typename: 'FleetPosition';
  /** When the tracker was last asked; null if never. */
  at: Maybe<Scalars['DateTime']['output']>;
  /** Its last known position. */
  position: Maybe<VehiclePosition>;
  /** When the position was received. */
  positionAt: Maybe<Scalars['DateTime']['output']>;
  /** Why nothing newer is known. */
  problem: Maybe<PositionProblem>;
  /** Start of the state in `position`; null if it began before anybody watched. */
  since: Maybe<Scalars['DateTime']['output']>;
  /** Its present state. */
  state: FleetState;
  /** The vehicle. */
  vehicleId: Scalars['ID']['output'];
};

/** Use and profit of the fleet over a period. */
export type FleetReport = {
  __typename: 'FleetReport';
  /** Cost of maintenance done in the period, in Dh. */
  charges: Scalars['Money']['output'];
  /** First day. */
  from: Scalars['LocalDate']['output'];
  /** Revenue less charges, in Dh. */
  profit: Scalars['Money']['output'];
  /** Agreed totals of the rentals that began in the period, in Dh. */
  revenue: Scalars['Money']['output'];
  /** Last day. */
  to: Scalars['LocalDate']['output'];
  /** Rented hours as a share of the hours in the fleet, 0 to 100, one decimal. */
  usePercent: Scalars['Float']['output'];
  /** Each vehicle, best profit first. */
  vehicles: Array<VehicleReport>;
};

/** The present state of a vehicle. */
export type FleetState =
  /** Its tracker is out of reach; the position is the last known. */
  | 'DISCONNECTED'
  /** It drives. */
  | 'MOVING'
  /** It has no tracker. */
  | 'NO_DEVICE'
  /** It is parked. */
  | 'PARKED'
  /** Unknown: not asked yet, or see `problem`. A position is an earlier one. */
  | 'SILENT';

/** A vehicle whose state did not change. */
export type FleetUnchanged = {
  __typename: 'FleetUnchanged';
  /** When the tracker was asked. */
  at: Scalars['DateTime']['output'];
  /** The vehicle. */
  vehicleId: Scalars['ID']['output'];
};

/** A vehicle of the fleet map. */
export type FleetVehicle = {
  __typename: 'FleetVehicle';
  /** The vehicle. */
  id: Scalars['ID']['output'];
  /** Make and model. */
  name: Scalars['String']['output'];
  /** Registration. */
  plateNumber: Scalars['String']['output'];
  /** Its known position. */
  whereabouts: FleetPosition;
};

/** Fuel of a vehicle. */
export type Fuel =
  | 'DIESEL'
  | 'ELECTRIC'
  | 'HYBRID'
  | 'PETROL';

/** A picture of the gallery: an existing one or a new one. */
export type GalleryPictureInput = {
  /** A new picture: JPEG, PNG or WebP of at most 8 MB. */
  upload?: InputMaybe<Scalars['Upload']['input']>;
  /** An existing picture, as in `galleryUrls`. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** A deposit that a customer leaves. */
export type HoldDepositInput = {
  /** Agency that takes it; that of the rental's vehicle if left out. */
  agencyId?: InputMaybe<Scalars['ID']['input']>;
  /** More than 0, at most 1000000, in Dh. */
  amount: Scalars['Money']['input'];
  /** Last day of a card imprint, which needs one. */
  expiresOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** How it is left. */
  method: DepositMethod;
  /** Reservation number. */
  number: Scalars['String']['input'];
  /** Reference of the card imprint or the transfer, at most 60 characters. Required for an imprint; never the number of the card. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** Version of the reservation that the caller saw. Every entry raises it. */
  version: Scalars['Int']['input'];
};

/** An uploaded table that is being imported. Admin only; it is deleted the night after. */
export type Import = {
  __typename: 'Import';
  /** Its columns, in their order. */
  columns: Array<ImportColumn>;
  /** Its lines by what becomes of them. */
  counts: ImportCounts;
  /** When it was uploaded. */
  createdAt: Scalars['DateTime']['output'];
  /** What can be imported, and from which columns it is. */
  fields: Array<ImportField>;
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What its lines are. */
  kind: ImportKind;
  /** The number of its lines. */
  lineCount: Scalars['Int']['output'];
  /** Its lines, all or those of one outcome, with what the check found. */
  lines: ImportLinePage;
  /** How far it is. */
  status: ImportStatus;
};


/** An uploaded table that is being imported. Admin only; it is deleted the night after. */
export type ImportLinesArgs = {
  outcome?: InputMaybe<ImportLineOutcome>;
  page?: InputMaybe<PageInput>;
};

/** A column of an uploaded table. */
export type ImportColumn = {
  __typename: 'ImportColumn';
  /** What stands in its first lines, to recognise it by. */
  examples: Array<Scalars['String']['output']>;
  /** Its heading; empty if it has none. */
  heading: Scalars['String']['output'];
};

/** The lines of an import by what becomes of them; all are 0 before a check. */
export type ImportCounts = {
  __typename: 'ImportCounts';
  /** New records. */
  added: Scalars['Int']['output'];
  /** Records that are the same already. */
  unchanged: Scalars['Int']['output'];
  /** Records that change. */
  updated: Scalars['Int']['output'];
  /** Lines that are wrong. */
  wrong: Scalars['Int']['output'];
};

/** A field that an import can fill, and from where. */
export type ImportField = {
  __typename: 'ImportField';
  /** The values of a choice; empty for any other field. */
  choices: Array<Scalars['String']['output']>;
  /** The column that it is read from, counted from 0. */
  column: Maybe<Scalars['Int']['output']>;
  /** Its French name, the heading in the template. */
  heading: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** What may be written, in French. */
  note: Scalars['String']['output'];
  /** Whether each new record needs it. */
  required: Scalars['Boolean']['output'];
  /** The text that it has in all lines. */
  value: Maybe<Scalars['String']['output']>;
};

/** What an import brings. */
export type ImportKind =
  | 'CUSTOMERS'
  | 'RESERVATIONS'
  | 'VEHICLES';

/** A line of an import. */
export type ImportLine = {
  __typename: 'ImportLine';
  /** Its cells, as read. */
  cells: Array<Scalars['String']['output']>;
  /** Its number in the file. */
  line: Scalars['Int']['output'];
  /** What becomes of it. */
  outcome: ImportLineOutcome;
  /** What is wrong with it; empty if nothing is. */
  problems: Array<ImportProblem>;
  /** A French sentence about what else it does. */
  remark: Maybe<Scalars['String']['output']>;
};

/** What becomes of a line of an import: a new record, a change of an existing one, nothing, or it is wrong. */
export type ImportLineOutcome =
  | 'NEW'
  | 'UNCHANGED'
  | 'UPDATED'
  | 'WRONG';

/** A page of the lines of an import. */
export type ImportLinePage = {
  __typename: 'ImportLinePage';
  /** The items of this page. */
  items: Array<ImportLine>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** What is wrong with a line of an import. */
export type ImportProblem = {
  __typename: 'ImportProblem';
  /** Name of the field; null if it is about the whole line. */
  field: Maybe<Scalars['String']['output']>;
  /** A French sentence. */
  message: Scalars['String']['output'];
};

/** How far a check or an import is. */
export type ImportProgress = {
  __typename: 'ImportProgress';
  /** Lines that were tried. */
  done: Scalars['Int']['output'];
  /** All lines. */
  total: Scalars['Int']['output'];
};

/** From where a field takes its values. Without a column and a value it is left out. */
export type ImportSourceInput = {
  /** The column, counted from 0. */
  column?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the field. */
  field: Scalars['String']['input'];
  /** A text for all lines, instead of a column. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** How far an import is: UPLOADED → CHECKED → DONE. */
export type ImportStatus =
  /** Every line was tried; nothing is stored. */
  | 'CHECKED'
  /** The lines that are right were stored. */
  | 'DONE'
  /** The columns wait for their matching to be confirmed. */
  | 'UPLOADED';

/** Kilometres a day that the price of a category includes. */
export type IncludedKm = {
  __typename: 'IncludedKm';
  /** The category. */
  category: VehicleCategory;
  /** Km a day; 0 for unlimited. */
  kmPerDay: Scalars['Int']['output'];
};

/** Kilometres a day that the price of a category includes. */
export type IncludedKmInput = {
  /** The category. */
  category: VehicleCategory;
  /** Km a day, 0 to 5000; 0 for unlimited. */
  kmPerDay: Scalars['Int']['input'];
};

/** Whose papers were looked at. */
export type InspectedDriver =
  | 'FIRST'
  | 'SECOND';

/** What was seen of a vehicle when it left or came back (état des lieux). A completed one is never changed. */
export type Inspection = {
  __typename: 'Inspection';
  /** When the vehicle left or came back. */
  at: Maybe<Scalars['DateTime']['output']>;
  /** What belongs to the vehicle, and whether it was there. */
  checklist: Array<ChecklistItem>;
  /** How clean the vehicle was. */
  cleanliness: Maybe<Cleanliness>;
  /** Identifier that the client made (UUID). */
  clientId: Scalars['ID']['output'];
  /** When it was completed. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When it happened by the clock of the device, which may be wrong; `at` counts. Staff only. */
  deviceAt: Maybe<Scalars['DateTime']['output']>;
  /** Who made it; null for an access key. Staff only. */
  employee: Maybe<Employee>;
  /** Damage that was found by it. */
  foundDamages: Array<NotedDamage>;
  /** Fuel or charge in eighths. */
  fuel: Maybe<Scalars['Int']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** At the departure or at the return. */
  kind: InspectionKind;
  /** Odometer in km. */
  km: Maybe<Scalars['Int']['output']>;
  /** Damage that the vehicle had before, when it was completed; null for a draft. */
  knownDamages: Maybe<Array<NotedDamage>>;
  /** The leg (`RentalLeg.id`) whose beginning or end it is; null for the draft of a departure or return of the rental. */
  legId: Maybe<Scalars['ID']['output']>;
  /** SHA-256 over the photos' SHA-256 in rising order, each with a line break; null for a draft. The customer signs for it. */
  manifestSha256: Maybe<Scalars['String']['output']>;
  /** Why an Admin let the driver leave all the same. Staff only. */
  overrideReason: Maybe<Scalars['String']['output']>;
  /** Papers of the drivers. Staff only. */
  papers: Array<DriverPapers>;
  /** Its photos in the order of the manifest. Staff only. */
  photos: Array<InspectionPhoto>;
  /** Photos of the manifest that have not been uploaded yet. Staff only. */
  photosMissing: Scalars['Int']['output'];
  /** Why the customer refused to sign. */
  refusalReason: Maybe<Scalars['String']['output']>;
  /** Remark. */
  remark: Maybe<Scalars['String']['output']>;
  /** Who signed, or should have. */
  signatory: Maybe<Scalars['String']['output']>;
  /** SHA-256 of the signature's picture, hexadecimal. Staff only. */
  signatureSha256: Maybe<Scalars['String']['output']>;
  /** The signature's picture (PNG); its address wants a staff token. Staff only. */
  signatureUrl: Maybe<Scalars['String']['output']>;
  /** How far it is. */
  status: InspectionStatus;
  /** The tracker's odometer in km then. Staff only. */
  trackerKm: Maybe<Scalars['Int']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The vehicle. */
  vehicle: Vehicle;
  /** Rises whenever it is saved; a device sends it back as `draftVersion`. */
  version: Scalars['Int']['output'];
  /** What it warns of. Staff only. */
  warnings: Array<InspectionWarning>;
};

/** At which end of a leg a vehicle is looked at. */
export type InspectionKind =
  /** Départ. */
  | 'DEPARTURE'
  /** Retour. */
  | 'RETURN';

/** A photo of an inspection: named in its manifest by the file's SHA-256 first, then uploaded. Staff only. */
export type InspectionPhoto = {
  __typename: 'InspectionPhoto';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The damage that it shows: `NotedDamage.clientId`. */
  damageClientId: Maybe<Scalars['ID']['output']>;
  /** When a photo of papers was erased. */
  erasedAt: Maybe<Scalars['DateTime']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Where it was taken, in degrees north. */
  latitude: Maybe<Scalars['Float']['output']>;
  /** Where it was taken, in degrees east. */
  longitude: Maybe<Scalars['Float']['output']>;
  /** SHA-256 of the file, hexadecimal. */
  sha256: Scalars['String']['output'];
  /** When it was taken, by the clock of the device. */
  takenAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** When it was uploaded; null before. */
  uploadedAt: Maybe<Scalars['DateTime']['output']>;
  /** Its address; null until it is uploaded and once it is erased. It wants the token of the staff, or of the customer whose rental was charged for the damage that it shows. */
  url: Maybe<Scalars['String']['output']>;
  /** What it shows. */
  view: InspectionView;
};

/** A photo in the manifest of an inspection. The file is uploaded on its own. */
export type InspectionPhotoInput = {
  /** The damage that it shows: `NotedDamageInput.clientId`. */
  damageClientId?: InputMaybe<Scalars['ID']['input']>;
  /** Where it was taken, in degrees north. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Where it was taken, in degrees east. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** SHA-256 of the file, hexadecimal, in small letters. */
  sha256: Scalars['String']['input'];
  /** When it was taken. */
  takenAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What it shows. */
  view: InspectionView;
};

/** What the agency chose for its inspections. */
export type InspectionSettings = {
  __typename: 'InspectionSettings';
  /** What belongs to a vehicle and is looked at. */
  checklist: Array<Scalars['String']['output']>;
  /** Age in years below which a driver is young. */
  minDriverAge: Scalars['Int']['output'];
  /** Years for which a driver should have held their licence. */
  minLicenceYears: Scalars['Int']['output'];
  /** Days after a rental's end that photos of papers are kept. */
  paperPhotoDays: Scalars['Int']['output'];
  /** Whether an expired or recent licence or a young driver stops a departure, except for an Admin with a reason. Otherwise it warns. */
  papersStop: Scalars['Boolean']['output'];
  /** Rises with every change; send it back with an edit. */
  version: Scalars['Int']['output'];
};

/** How far an inspection is. */
export type InspectionStatus =
  /** Completed; it is never changed. */
  | 'COMPLETED'
  /** Begun; it may still be changed. */
  | 'DRAFT'
  /** Completed for a return that was recorded by mistake. */
  | 'VOID';

/** What a photo shows. FRONT to FUEL are the eight guided views; LICENCE_FRONT to IDENTITY_BACK are papers of the driver, kept for a time only. */
export type InspectionView =
  | 'DAMAGE'
  | 'DASHBOARD'
  | 'FRONT'
  | 'FUEL'
  | 'IDENTITY_BACK'
  | 'IDENTITY_FRONT'
  | 'INTERIOR'
  | 'LEFT'
  | 'LICENCE_BACK'
  | 'LICENCE_FRONT'
  | 'OTHER'
  | 'REAR'
  | 'REFUSAL'
  | 'RIGHT'
  | 'WINDSCREEN';

/** What an inspection warns of. */
export type InspectionWarning = {
  __typename: 'InspectionWarning';
  /** What it is about. */
  code: InspectionWarningCode;
  /** A French sentence. */
  message: Scalars['String']['output'];
};

/** What an inspection warns of. LICENCE_EXPIRED, LICENCE_RECENT, DRIVER_YOUNG, DRIVER_UNCHECKED and SECOND_DRIVER_UNCHECKED stop a departure if the agency chose so. CONTRACT_SIGNED: the contract was signed without papers that were read since. */
export type InspectionWarningCode =
  | 'CONTRACT_SIGNED'
  | 'DRIVER_UNCHECKED'
  | 'DRIVER_YOUNG'
  | 'IDENTITY_DIFFERS'
  | 'KM_DIFFERS'
  | 'LICENCE_DIFFERS'
  | 'LICENCE_EXPIRED'
  | 'LICENCE_RECENT'
  | 'SECOND_DRIVER_UNCHECKED';

/** The insurance policy of a vehicle. Staff only. */
export type Insurance = {
  __typename: 'Insurance';
  /** Last day. */
  endsOn: Maybe<Scalars['LocalDate']['output']>;
  /** Insurance company. */
  insurer: Maybe<Scalars['String']['output']>;
  /** Number of the policy. */
  policyNumber: Maybe<Scalars['String']['output']>;
  /** Total premium, in Dh. */
  premiumTotal: Maybe<Scalars['Money']['output']>;
  /** First day. */
  startsOn: Maybe<Scalars['LocalDate']['output']>;
  /** Kind of cover. */
  type: Maybe<InsuranceType>;
};

/** An insurance of a vehicle that ends soon or has ended. */
export type InsuranceAlert = {
  __typename: 'InsuranceAlert';
  /** The vehicle's agency. */
  agencyId: Scalars['ID']['output'];
  /** Days until it ends, negative once it has ended. */
  daysLeft: Scalars['Int']['output'];
  /** The last day of the insurance. */
  endsOn: Scalars['LocalDate']['output'];
  /** How urgent it is. */
  level: AlertLevel;
  /** A French sentence that says what is due and when. */
  note: Scalars['String']['output'];
  /** Its registration. */
  plateNumber: Scalars['String']['output'];
  /** The vehicle. */
  vehicleId: Scalars['ID']['output'];
  /** The vehicle's name. */
  vehicleName: Scalars['String']['output'];
};

/** The insurance policy of a vehicle. A field that is left out of an edit keeps its value, null clears it. */
export type InsuranceInput = {
  /** Last day, after the first; the alert is computed from it. */
  endsOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Insurance company, at most 60 characters. */
  insurer?: InputMaybe<Scalars['String']['input']>;
  /** Number of the policy, at most 60 characters. */
  policyNumber?: InputMaybe<Scalars['String']['input']>;
  /** Total premium, in Dh. */
  premiumTotal?: InputMaybe<Scalars['Money']['input']>;
  /** First day. */
  startsOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Kind of cover. */
  type?: InputMaybe<InsuranceType>;
};

/** Kinds of insurance cover. */
export type InsuranceType =
  /** Collision. */
  | 'COLLISION'
  /** Tous risques. */
  | 'COMPREHENSIVE'
  /** Responsabilité civile. */
  | 'LIABILITY';

/** An issued invoice or credit note. Nothing of it ever changes. */
export type Invoice = {
  __typename: 'Invoice';
  /** Whether a credit note takes it back. */
  corrected: Scalars['Boolean']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Day of issue. */
  issuedOn: Scalars['LocalDate']['output'];
  /** Invoice or credit note. */
  kind: InvoiceKind;
  /** HT, in Dh; negative on a credit note. */
  net: Scalars['Money']['output'];
  /** Its number, e.g. F2026-01-00042: kind and year, agency, sequence. */
  number: Scalars['String']['output'];
  /** Of a credit note: why. */
  reason: Maybe<Scalars['String']['output']>;
  /** TTC, in Dh; negative on a credit note. */
  total: Scalars['Money']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** TVA, in Dh; negative on a credit note. */
  vat: Scalars['Money']['output'];
  /** Rate of the TVA in percent, as it was: "20.00". */
  vatPercent: Scalars['String']['output'];
};

/** What the correction of an invoice made. */
export type InvoiceCorrection = {
  __typename: 'InvoiceCorrection';
  /** Takes the wrong invoice back. */
  creditNote: Invoice;
  /** The new invoice; null when the rental was cancelled. */
  invoice: Maybe<Invoice>;
};

/** What a numbered document is. */
export type InvoiceKind =
  /** Avoir: takes one invoice back, whole. */
  | 'CREDIT_NOTE'
  /** Facture. */
  | 'INVOICE';

/** Issues the invoice of a rental. */
export type IssueInvoiceInput = {
  /** Reservation number. */
  number: Scalars['String']['input'];
};

/** A part of a deposit that the agency keeps. It names what it pays for: by `lines`, `charges` or both. */
export type KeepDepositInput = {
  /** New charges: each becomes a line of the price, which it pays. Of a cancelled rental and where nobody came they are no lines, and stand below the total of the invoice. At most 50. */
  charges?: InputMaybe<Array<KeptChargeInput>>;
  /** Parts of the price that it pays: a payment of the method DEPOSIT is entered for each. At most 50. */
  lines?: InputMaybe<Array<KeptLineInput>>;
  /** Reservation number. */
  number: Scalars['String']['input'];
  /** Why it is kept, printed on the statement of the deposit; at most 300 characters. By default the label of what it pays. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Version of the reservation that the caller saw. Every entry raises it. */
  version: Scalars['Int']['input'];
};

/** A charge that is made and paid from a deposit in one act. */
export type KeptChargeInput = {
  /** More than 0, in Dh with TVA. */
  amount: Scalars['Money']['input'];
  /** What is charged, as the invoice and the statement print it; at most 300 characters. */
  label: Scalars['String']['input'];
};

/** What a part of a deposit pays of the price of a rental. */
export type KeptLineInput = {
  /** More than 0, at most what is still unpaid of it, in Dh. */
  amount: Scalars['Money']['input'];
  /** The line of the price, as `unpaidItems` names it; null for the rent. */
  lineId?: InputMaybe<Scalars['ID']['input']>;
};

/** A part of the agency's data that a key opens. */
export type KeyArea =
  /** Registered customers. */
  | 'CUSTOMERS'
  /** Vehicles, brands, agencies, maintenance and service providers. */
  | 'FLEET'
  /** Requests and rentals with their drivers, payments, contracts and invoices. */
  | 'RESERVATIONS'
  /** Current and past positions of vehicles, zones and track events. */
  | 'TRACKING';

/** An area that a key opens. */
export type KeyGrant = {
  __typename: 'KeyGrant';
  /** What the key may do there. */
  access: ApiKeyScope;
  /** The area. */
  area: KeyArea;
};

/** An area that a key opens. */
export type KeyGrantInput = {
  /** What the key may do there; WRITE includes reading. */
  access: ApiKeyScope;
  /** The area. */
  area: KeyArea;
};

/** An account and its password. */
export type LoginInput = {
  /** E-mail address of the account, ignoring case. */
  email: Scalars['String']['input'];
  /** Password. */
  password: Scalars['String']['input'];
};

/** An open login of the caller. */
export type LoginSession = {
  __typename: 'LoginSession';
  /** IP address the login came from. */
  address: Maybe<Scalars['String']['output']>;
  /** Browser or program, e.g. Firefox; null if unknown. */
  browser: Maybe<Scalars['String']['output']>;
  /** When the login was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether this request uses it. */
  current: Scalars['Boolean']['output'];
  /** When it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Opaque identifier; it gives no access. */
  id: Scalars['ID']['output'];
  /** When it was last used, to within five minutes. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Operating system, e.g. Android; null if unknown. */
  system: Maybe<Scalars['String']['output']>;
};

/** A registered customer who rents often. */
export type LoyalCustomer = {
  __typename: 'LoyalCustomer';
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** The customer. */
  id: Scalars['ID']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** Telephone. */
  phone: Scalars['String']['output'];
  /** Their rentals. */
  rentalCount: Scalars['Int']['output'];
};

/** The ten registered customers with most rentals. */
export type LoyalCustomers = {
  __typename: 'LoyalCustomers';
  /** Most rentals first. */
  customers: Array<LoyalCustomer>;
  /** Rentals of all registered customers. */
  rentalTotal: Scalars['Int']['output'];
};

/** Which report is mailed. */
export type MailInspectionReportInput = {
  /** Reservation number. */
  number: Scalars['String']['input'];
};

/** Who a mail about a reservation was for. */
export type MailRecipient =
  /** The agency itself. */
  | 'AGENCY'
  /** The first driver, or the account of the reservation. */
  | 'CUSTOMER';

/** Maintenance of a vehicle, done or planned, and when it is due again. */
export type Maintenance = {
  __typename: 'Maintenance';
  /** How urgently it is due again; null if it is not, or if a later one has replaced it. */
  alert: Maybe<AlertLevel>;
  /** Cost in Dh. */
  cost: Scalars['Money']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Description in words. */
  description: Maybe<Scalars['String']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The invoice, below /storage/factures, which requires a staff token. */
  invoiceUrl: Maybe<Scalars['String']['output']>;
  /** The nature of the maintenance. */
  nature: MaintenanceNature;
  /** Due again at this odometer, km. */
  nextOdometerKm: Maybe<Scalars['Int']['output']>;
  /** Due again on this day. */
  nextOn: Maybe<Scalars['LocalDate']['output']>;
  /** A French sentence that says what is due and when; empty without an alert. */
  note: Scalars['String']['output'];
  /** Odometer at that time, km. */
  odometerKm: Maybe<Scalars['Int']['output']>;
  /** Period in which it keeps the vehicle from being rented. */
  outOfService: Maybe<OutOfService>;
  /** Whether rentals to come lay in its time out of service when that was set; they are at risk. */
  overPromises: Scalars['Boolean']['output'];
  /** Day of the maintenance, to which its cost belongs. */
  performedOn: Scalars['LocalDate']['output'];
  /** The service provider. */
  provider: Maybe<ServiceProvider>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The vehicle. */
  vehicle: Vehicle;
  /** Rises with every change; send it back with an edit. */
  version: Scalars['Int']['output'];
};

/** A maintenance that is due soon or overdue. */
export type MaintenanceAlert = {
  __typename: 'MaintenanceAlert';
  /** The vehicle's agency. */
  agencyId: Scalars['ID']['output'];
  /** Days until it is due, negative when overdue; null if only the odometer makes it due. */
  daysLeft: Maybe<Scalars['Int']['output']>;
  /** Kilometres until it is due, negative when overdue; null when only its day says so. */
  kmLeft: Maybe<Scalars['Int']['output']>;
  /** How urgent it is. */
  level: AlertLevel;
  /** The last maintenance of this nature. */
  maintenanceId: Scalars['ID']['output'];
  /** What is due. */
  nature: MaintenanceNature;
  /** A French sentence that says what is due and when. */
  note: Scalars['String']['output'];
  /** Its registration. */
  plateNumber: Scalars['String']['output'];
  /** The next one-day slot in which the vehicle can be maintained without conflicting with a rental. */
  proposedSlot: Maybe<MaintenanceSlot>;
  /** The vehicle. */
  vehicleId: Scalars['ID']['output'];
  /** The vehicle's name. */
  vehicleName: Scalars['String']['output'];
};

/** A filter of maintenance. All conditions must hold. */
export type MaintenanceFilter = {
  /** With any of these alerts: maintenance that is due again and that no later one has replaced. */
  alerts?: InputMaybe<Array<AlertLevel>>;
  /** On this day or later. */
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Only these. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of any of these natures. */
  natures?: InputMaybe<Array<MaintenanceNature>>;
  /** Done by this service provider. */
  providerId?: InputMaybe<Scalars['ID']['input']>;
  /** On this day or earlier. */
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  /** On this vehicle. */
  vehicleId?: InputMaybe<Scalars['ID']['input']>;
};

/** The nature of a maintenance. */
export type MaintenanceNature =
  | 'AUTHORISATION_CARD'
  | 'FIRE_EXTINGUISHER'
  | 'OIL_CHANGE'
  | 'REGISTRATION_CARD'
  | 'SERVICING'
  | 'TACHOGRAPH'
  | 'TECHNICAL_INSPECTION'
  | 'TIMING_BELT';

/** A page of maintenance. */
export type MaintenancePage = {
  __typename: 'MaintenancePage';
  /** The items of this page. */
  items: Array<Maintenance>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** Total cost of everything that matches the filter, in Dh. */
  totalCost: Scalars['Money']['output'];
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A search of maintenance, in one column or in all. */
export type MaintenanceSearch = {
  /** The field to search; all fields if left out. */
  field?: InputMaybe<MaintenanceSearchField>;
  /** Part of the value, ignoring case and accents; an empty text matches everything. */
  text: Scalars['String']['input'];
};

/** Fields that a search of maintenance covers; a nature by its French name. */
export type MaintenanceSearchField =
  | 'NATURE'
  | 'PROVIDER_NAME'
  | 'VEHICLE_NAME';

/** A slot in which a vehicle can be maintained without conflicting with a rental. */
export type MaintenanceSlot = {
  __typename: 'MaintenanceSlot';
  /** Whether it ends before something is overdue; null if nothing is due on a day. */
  beforeDue: Maybe<Scalars['Boolean']['output']>;
  /** End. */
  endsAt: Scalars['DateTime']['output'];
  /** How many pending requests ask for the vehicle in that time. */
  pendingRequests: Scalars['Int']['output'];
  /** Start. */
  startsAt: Scalars['DateTime']['output'];
};

/** The order of maintenance; newest first by default. */
export type MaintenanceSort = {
  /** The direction of sorting; descending by default. */
  direction?: InputMaybe<SortDirection>;
  /** The field to sort by. */
  field: MaintenanceSortField;
};

/** Fields by which maintenance is sorted. */
export type MaintenanceSortField =
  | 'COST'
  | 'NEXT_ON'
  | 'PERFORMED_ON'
  | 'VEHICLE_NAME';

/** Whether damage keeps its vehicle from leaving. */
export type MarkDamageInput = {
  /** Which damage: `VehicleDamage.id`. */
  id: Scalars['ID']['input'];
  /** Whether the vehicle stays until it is repaired. */
  immobilising: Scalars['Boolean']['input'];
};

/** The customer did not come: the vehicle is free again. */
export type MarkNoShowInput = {
  /** What the agency keeps of what was paid, in Dh; the rest is given back. */
  kept: Scalars['Money']['input'];
  /** Reservation number. */
  number: Scalars['String']['input'];
  /** How the rest is given back; required if there is one. */
  refundMethod?: InputMaybe<PaymentMethod>;
  /** Version of the reservation the caller saw. Every step raises it. */
  version: Scalars['Int']['input'];
};

/** The notification that the caller has read. */
export type MarkNotificationReadInput = {
  /** The notification. */
  id: Scalars['ID']['input'];
};

/** The logged-in account; exactly one of the two is set. */
export type Me = {
  __typename: 'Me';
  /** Set if a customer is logged in. */
  customer: Maybe<Customer>;
  /** Set if a member of staff is logged in. */
  employee: Maybe<Employee>;
};

/** Two customer records of one person. */
export type MergeCustomersInput = {
  /** The record to keep. */
  keptId: Scalars['ID']['input'];
  /** The record whose rentals and notes the other one takes. */
  mergedId: Scalars['ID']['input'];
};

/** The current month in three figures. */
export type MonthFigures = {
  __typename: 'MonthFigures';
  /** First day of the month. */
  from: Scalars['LocalDate']['output'];
  /** Customers who registered this month. */
  newCustomerCount: Scalars['Int']['output'];
  /** The last six months, oldest first and the current one last, to compare with; null for who is no Admin. */
  recentMonths: Maybe<Array<MonthTotals>>;
  /** Rentals that begin this month. */
  rentalCount: Scalars['Int']['output'];
  /** Agreed totals of the rentals that begin this month, in Dh. */
  revenue: Scalars['Money']['output'];
  /** Last day of the month. */
  to: Scalars['LocalDate']['output'];
};

/** What a month came to. */
export type MonthTotals = {
  __typename: 'MonthTotals';
  /** First day of the month. */
  from: Scalars['LocalDate']['output'];
  /** Customers who registered in it. */
  newCustomerCount: Scalars['Int']['output'];
  /** Rentals that began in it. */
  rentalCount: Scalars['Int']['output'];
  /** Agreed totals of the rentals that began in it, in Dh. */
  revenue: Scalars['Money']['output'];
};

export type Mutation = {
  __typename: 'Mutation';
  /** Makes a request a rental. A taken vehicle and a stale version are results. Errors: VALIDATION by field, RESERVATION.NOT_FOUND, RESERVATION.TRANSITION. */
  acceptReservation: ReservationOutcome;
  /** Adds a note of the staff, which no customer sees. Errors: VALIDATION (text), CUSTOMER.NOT_FOUND. */
  addCustomerNote: Customer;
  /** Adds a line with a reason to the price of a rental that is not closed; the total moves with it. Staff only. Errors: VALIDATION, RESERVATION.NOT_FOUND, RESERVATION.VERSION_CONFLICT, RENTAL_LINE.CLOSED, RESERVATION.EXTRA_TAKEN. */
  addRentalLine: Reservation;
  /** Adds a note of the staff, which no customer sees. Errors: VALIDATION (text), RESERVATION.NOT_FOUND. */
  addReservationNote: Reservation;
  /** Ends every session of a customer and refuses further logins. Error: CUSTOMER.NOT_FOUND. */
  blockCustomer: Customer;
  /** Writes down a reservation for someone, as a request or a rental at once. A taken vehicle is a result. Errors: VALIDATION by field, RESERVATION.IDEMPOTENCY_KEY_REUSED. */
  bookReservation: BookingOutcome;
  /** Withdraws a request (its owner) or ends a rental (staff). */
  cancelReservation: Reservation;
  /** Changes the caller's password and ends their other sessions. Errors: VALIDATION, AUTH.WRONG_PASSWORD, AUTH.SAME_PASSWORD, TOO_MANY_REQUESTS. */
  changeMyPassword: Scalars['Boolean']['output'];
  /** Extends or shortens a rental, takes it back early or swaps its vehicle, by a numbered amendment. A taken vehicle and a stale version, of the rental or of one that was to be moved, are results. Errors: VALIDATION by field, RESERVATION.NOT_FOUND, RENTAL.NOT_CHANGEABLE. */
  changeRental: ReservationOutcome;
  /** Tries every line with this matching of columns and says what would become of it; nothing is stored. Admin only. Errors: IMPORT.NOT_FOUND, VALIDATION. */
  checkImport: Import;
  /** Closes a returned rental: anyone once it is paid, else an Admin with a reason. Errors: VALIDATION (reason), FORBIDDEN, RENTAL.STAGE, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND. */
  closeRental: Reservation;
  /** Closes the caller's till with a count, once; for an Admin, with a note, also one that somebody else left open. Not for access keys. Errors: VALIDATION by field, TILL.NOT_FOUND, TILL.CLOSED, FORBIDDEN. */
  closeTill: Till;
  /** Completes an inspection: the rental leaves or comes back by it, unless it is one of a swap. The same one sent again is answered in the same way. Errors: VALIDATION by field, SIGNATURE.IMAGE, INSPECTION.PAPERS, INSPECTION.COMPLETED, INSPECTION.VERSION_CONFLICT, INSPECTION.NOT_FOUND, RENTAL.MONEY_DUE, RENTAL.VEHICLE_IMMOBILISED, RENTAL.STAGE, RESERVATION.VEHICLE_TAKEN, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND. */
  completeInspection: Inspection;
  /** Switches the required second factor on and completes the login. Errors: AUTH.CHALLENGE_EXPIRED, SECOND_FACTOR.ENROLMENT_EXPIRED, AUTH.WRONG_SECOND_FACTOR, SECOND_FACTOR.ALREADY_ON. */
  confirmRequiredSecondFactor: RequiredEnrolmentPayload;
  /** Switches the second factor on. Errors: SECOND_FACTOR.ENROLMENT_EXPIRED, AUTH.WRONG_SECOND_FACTOR, SECOND_FACTOR.ALREADY_ON. */
  confirmSecondFactor: RecoveryCodes;
  /** Takes a wrong entry of a deposit back by a counter-entry with a reason. Errors: VALIDATION, DEPOSIT.NOT_FOUND, DEPOSIT.ALREADY_CORRECTED, DEPOSIT.SUM. */
  correctDeposit: Reservation;
  /** Takes an invoice back by a credit note and issues a new one of the rental as it stands now. Errors: VALIDATION, INVOICE.NOT_FOUND, INVOICE.ALREADY_CORRECTED. */
  correctInvoice: InvoiceCorrection;
  /** Takes a wrong entry back by a counter-entry with a reason; its receipt is void. Errors: VALIDATION, PAYMENT.NOT_FOUND, PAYMENT.ALREADY_CORRECTED, PAYMENT.SUM. */
  correctPayment: Reservation;
  /** Opens an agency. Admin only. Errors: VALIDATION, UPLOAD.TOO_LARGE. */
  createAgency: Agency;
  /** Makes an access key for a third party and returns it, only once. Admin only. Errors: VALIDATION. */
  createApiKey: ApiKeyCreated;
  /** Adds a brand. Errors: VALIDATION, BRAND.NAME_TAKEN, UPLOAD.TOO_LARGE. */
  createBrand: Brand;
  /** Makes an extra, fee or charge at the return. Admin only. Errors: VALIDATION, CHARGE_RULE.TOO_MANY, UPLOAD.TOO_LARGE. */
  createChargeRule: ChargeRule;
  /** Makes an account that is verified at once. Errors: VALIDATION, CUSTOMER.EMAIL_TAKEN. */
  createCustomer: Customer;
  /** Makes an account of the staff. Admin only. Errors: VALIDATION, EMPLOYEE.EMAIL_TAKEN. */
  createEmployee: Employee;
  /** Adds a maintenance. Errors: VALIDATION by field; MAINTENANCE.VEHICLE_TAKEN names the conflicts, its extensions.proposal {startsAt, endsAt} is the next free time; UPLOAD.… */
  createMaintenance: Maintenance;
  /** Makes a promotion. Admin only. Error: VALIDATION. */
  createPromotion: Promotion;
  /** Asks for a vehicle. A taken vehicle is a result. Errors: VALIDATION by field, RESERVATION.IDEMPOTENCY_KEY_REUSED, TOO_MANY_REQUESTS. */
  createReservation: RequestOutcome;
  /** Makes a season. Admin only. Errors: VALIDATION, SEASON.TOO_MANY. */
  createSeason: Season;
  /** Adds a service provider. Errors: VALIDATION. */
  createServiceProvider: ServiceProvider;
  /** Adds a vehicle. Admin only. Errors: VALIDATION, VEHICLE.PLATE_TAKEN, UPLOAD.TOO_LARGE. */
  createVehicle: Vehicle;
  /** Registers a webhook and returns its secret, once. Admin only. Errors: VALIDATION, WEBHOOK.TOO_MANY. */
  createWebhook: WebhookWithSecret;
  /** Draws a zone. Admin only. Errors: VALIDATION, ZONE.TOO_MANY. */
  createZone: Zone;
  /** Closes an agency: it leaves every list and choice, its past stays readable. Admin only. Errors: AGENCY.NOT_FOUND, AGENCY.RENTED. */
  deleteAgency: Scalars['Boolean']['output'];
  /** Removes a brand from every list and choice; past rentals still name it. Errors: BRAND.NOT_FOUND, BRAND.RENTED. */
  deleteBrand: Scalars['Boolean']['output'];
  /** Deletes an extra, fee or charge at the return for good; what was quoted by it stays. Admin only. Error: CHARGE_RULE.NOT_FOUND. */
  deleteChargeRule: Scalars['Boolean']['output'];
  /** Removes a customer from every list and refuses their open requests: archives one with reservations, deletes any other. Errors: CUSTOMER.NOT_FOUND, CUSTOMER.RENTAL_AHEAD. */
  deleteCustomer: Scalars['Boolean']['output'];
  /** Ends an employee's account and sessions; the record of what they did stays. An Admin's account: Admins only. Errors: EMPLOYEE.NOT_FOUND, EMPLOYEE.LAST_ADMIN. */
  deleteEmployee: Scalars['Boolean']['output'];
  /** Deletes a maintenance with its invoice and its time out of service. Admin only. Error: MAINTENANCE.NOT_FOUND. */
  deleteMaintenance: Scalars['Boolean']['output'];
  /** Withdraws the caller's open requests, anonymises their account and ends every session; past rentals stay with the agency, as the law requires. Errors: VALIDATION, AUTH.WRONG_PASSWORD, CUSTOMER.RENTAL_AHEAD, CUSTOMER.RENTAL_UNSETTLED, TOO_MANY_REQUESTS. */
  deleteMyAccount: Scalars['Boolean']['output'];
  /** Deletes a promotion for good; what reservations were promised by it stays. Admin only. Error: PROMOTION.NOT_FOUND. */
  deletePromotion: Scalars['Boolean']['output'];
  /** Removes an own view; an Admin also one that another employee shares. Error: FORBIDDEN. */
  deleteSavedView: Scalars['Boolean']['output'];
  /** Deletes a season for good; what was quoted by it stays. Admin only. Error: SEASON.NOT_FOUND. */
  deleteSeason: Scalars['Boolean']['output'];
  /** Removes a service provider from every list and choice; past maintenance still names it. Errors: SERVICE_PROVIDER.NOT_FOUND. */
  deleteServiceProvider: Scalars['Boolean']['output'];
  /** Archives a vehicle: it leaves every list and choice, its past rentals stay readable. Admin only. Errors: VEHICLE.NOT_FOUND, VEHICLE.RENTED. */
  deleteVehicle: Scalars['Boolean']['output'];
  /** Deletes a webhook with its deliveries, including waiting ones. Admin only. Errors: WEBHOOK.NOT_FOUND. */
  deleteWebhook: Scalars['Boolean']['output'];
  /** Deletes a zone for good; its track events stay. Admin only. Error: ZONE.NOT_FOUND. */
  deleteZone: Scalars['Boolean']['output'];
  /** Records that the vehicle left with the customer; the first leg begins. Errors: VALIDATION by field, INSPECTION.PAPERS, RENTAL.MONEY_DUE, RENTAL.VEHICLE_IMMOBILISED, RENTAL.STAGE, RESERVATION.VEHICLE_TAKEN, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND. */
  departRental: Reservation;
  /** Switches the caller's second factor off. Errors: AUTH.WRONG_PASSWORD, AUTH.WRONG_SECOND_FACTOR, SECOND_FACTOR.NOT_ON, SECOND_FACTOR.REQUIRED, TOO_MANY_REQUESTS. */
  disableSecondFactor: Scalars['Boolean']['output'];
  /** Ends every session of a member of staff, including open sockets; of one's own, all but the current one. Admin only. Error: EMPLOYEE.NOT_FOUND. */
  endEmployeeSessions: EmployeeSecurity;
  /** Ends every login of the caller's but the current one, including open sockets. Errors: UNAUTHENTICATED, FORBIDDEN. */
  endMyOtherSessions: Scalars['Boolean']['output'];
  /** Ends one of the caller's logins at once, including its open sockets. Errors: SESSION.NOT_FOUND, UNAUTHENTICATED, FORBIDDEN. */
  endMySession: Scalars['Boolean']['output'];
  /** Enters a deposit that the customer leaves. Errors: VALIDATION by field, DEPOSIT.CLOSED, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND. */
  holdDeposit: Reservation;
  /** Issues the invoice of a rental: its number is taken once and never changes; a second call gives the same. Errors: RESERVATION.NOT_FOUND, INVOICE.NOT_A_RENTAL. */
  issueInvoice: Invoice;
  /** Enters what the agency keeps of a deposit. It names what it pays: lines of the price, the rent, or new charges; at most what is unpaid of them. Errors: VALIDATION by field, DEPOSIT.SUM (more than is held), PAYMENT.CLOSED (with a line, on a rental that takes no payments), RENTAL_LINE.CLOSED (with a new charge, on a closed rental), RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND. */
  keepDeposit: Reservation;
  /** Logs a customer in for 30 days. Errors: VALIDATION, AUTH.BAD_CREDENTIALS, AUTH.BLOCKED, TOO_MANY_REQUESTS. */
  loginCustomer: AuthPayload;
  /** Logs a member of staff in for 12 hours. Errors: VALIDATION, AUTH.BAD_CREDENTIALS, AUTH.INACTIVE, TOO_MANY_REQUESTS. */
  loginEmployee: AuthPayload;
  /** Completes a login with a code. Errors: AUTH.CHALLENGE_EXPIRED, AUTH.WRONG_SECOND_FACTOR, TOO_MANY_REQUESTS. */
  loginWithSecondFactor: AuthPayload;
  /** Ends the caller's session at once. Error: UNAUTHENTICATED. */
  logout: Scalars['Boolean']['output'];
  /** Mails the link to the report to the customer. Errors: INSPECTION.NOT_FOUND, RESERVATION.NOT_FOUND, VALIDATION (number) where no address is known. */
  mailInspectionReport: Scalars['Boolean']['output'];
  /** Marks every notification as read by the caller. */
  markAllNotificationsRead: Scalars['Boolean']['output'];
  /** Says whether a damage keeps its vehicle from leaving; rentals to come of the vehicle are at risk then. Error: DAMAGE.NOT_FOUND. */
  markDamage: VehicleDamage;
  /** Marks a notification as read by the caller. Error: NOTIFICATION.UNKNOWN. */
  markNotificationRead: Notification;
  /** Records that the customer did not come: the vehicle is free, the total becomes what is kept, the rest of the advance is entered as a refund. Errors: VALIDATION by field, RENTAL.STAGE, RENTAL.NO_SHOW_EARLY, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND. */
  markRentalNoShow: Reservation;
  /** Merges two records of one person and returns the kept one, which is the one with an account. Errors: VALIDATION (mergedId), CUSTOMER.NOT_FOUND, CUSTOMER.TWO_ACCOUNTS. */
  mergeCustomers: Customer;
  /** Opens the caller's till. Not for access keys. Errors: VALIDATION by field, TILL.OPEN, FORBIDDEN. */
  openTill: Till;
  /** Parts two merged records and returns the one that was kept. Admin only. Error: CUSTOMER.MERGE_NOT_FOUND. */
  partCustomers: Customer;
  /** Enters money that came in for a rental, or went back. Errors: VALIDATION by field, PAYMENT.SUM, PAYMENT.CLOSED, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND. */
  recordPayment: Reservation;
  /** Enters an expense or a bank deposit that leaves the caller's till. Not for access keys. Errors: VALIDATION by field, TILL.NONE, FORBIDDEN. */
  recordTillMovement: Till;
  /** Refuses a request for an extension; the customer is mailed the reason. One is accepted by extending the rental at least as far. Errors: VALIDATION (reason), EXTENSION.NOT_FOUND, EXTENSION.DECIDED. */
  refuseExtension: Reservation;
  /** Declines a request. */
  refuseReservation: Reservation;
  /** Makes an account and mails the link that verifies it. Errors: VALIDATION, CUSTOMER.EMAIL_TAKEN, TOO_MANY_REQUESTS. */
  registerCustomer: Customer;
  /** Gives a rental at risk another vehicle, by an amendment; the total stays and the customer is mailed. `rentalChangePreview` without a change names equivalents. A taken vehicle and a stale version are results. Errors: VALIDATION by field, RESERVATION.NOT_FOUND, RENTAL.NOT_AT_RISK. */
  rehouseRental: ReservationOutcome;
  /** Takes a line back by its opposite, with a reason. Staff only. Errors: VALIDATION, RESERVATION.NOT_FOUND, RESERVATION.VERSION_CONFLICT, RENTAL_LINE.NOT_FOUND, RENTAL_LINE.CLOSED, DEPOSIT.LINE_KEPT. */
  removeRentalLine: Reservation;
  /** Replaces the recovery codes. Errors: AUTH.WRONG_PASSWORD, AUTH.WRONG_SECOND_FACTOR, SECOND_FACTOR.NOT_ON, TOO_MANY_REQUESTS. */
  renewRecoveryCodes: RecoveryCodes;
  /** Takes the last step back: CLOSED → RETURNED and RETURNED → OUT by an Admin with a reason, NO_SHOW → PLANNED by anyone while the vehicle is free. Errors: VALIDATION (reason), FORBIDDEN, RENTAL.STAGE, DEPOSIT.LINE_KEPT, RESERVATION.VEHICLE_TAKEN, RESERVATION.EXTRA_TAKEN, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND. */
  reopenRental: Reservation;
  /** Says which work repaired a damage. Errors: VALIDATION (maintenanceId), DAMAGE.NOT_FOUND. */
  repairDamage: VehicleDamage;
  /** Sends a delivery again, as the same event, instead of the waiting attempts. Admin only. Errors: WEBHOOK.DELIVERY_NOT_FOUND, WEBHOOK.SWITCHED_OFF. */
  replayWebhookDelivery: WebhookDelivery;
  /** Asks to keep the vehicle of one's own rental longer, which the staff accept by extending it, or refuse. Errors: VALIDATION by field, EXTENSION.OPEN, RENTAL.NOT_CHANGEABLE, RESERVATION.NOT_FOUND, TOO_MANY_REQUESTS. */
  requestExtension: Reservation;
  /** Mails a link for a new password, valid once within 30 minutes, if the address has an account; the answer is true either way. Errors: VALIDATION, TOO_MANY_REQUESTS. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /** Requires a second factor of all staff, or no longer; staff without one are logged out at once. Admin only, who needs one first. Error: SECOND_FACTOR.OWN_FIRST. */
  requireSecondFactor: StaffSecurity;
  /** Mails the caller a new verification link; false if the address is already verified. Error: TOO_MANY_REQUESTS. */
  resendVerificationEmail: Scalars['Boolean']['output'];
  /** Sets a new password by the mailed link and ends every session of the account; returns its kind, and so where to log in. Errors: VALIDATION, AUTH.RESET_LINK_INVALID. */
  resetPassword: AccountKind;
  /** Removes a colleague's second factor and ends their sessions; they are told by mail. Admin only, not for oneself. Errors: EMPLOYEE.NOT_FOUND, SECOND_FACTOR.NOT_ON, FORBIDDEN. */
  resetSecondFactor: EmployeeSecurity;
  /** Enters a deposit that goes back. Errors: VALIDATION by field, DEPOSIT.SUM (more than is held), RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND. */
  returnDeposit: Reservation;
  /** Records that the vehicle is back; the leg ends, and a rental that is paid is closed at once. Errors: VALIDATION by field, RENTAL.STAGE, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND. */
  returnRental: Reservation;
  /** Revokes an access key at once and closes its open sockets. Admin only. Errors: API_KEY.NOT_FOUND. */
  revokeApiKey: ApiKey;
  /** Gives a webhook a new secret; for 24 hours the old one also signs. Admin only. Errors: WEBHOOK.NOT_FOUND. */
  rotateWebhookSecret: WebhookWithSecret;
  /** Imports the lines in one transaction: all, or nothing. A second call changes nothing more. Admin only. Errors: IMPORT.WRONG_LINES, IMPORT.UNCHECKED, IMPORT.NOT_FOUND. */
  runImport: Import;
  /** Keeps a draft of an inspection, which replaces the former draft of that clientId. Errors: VALIDATION by field, INSPECTION.COMPLETED, INSPECTION.VERSION_CONFLICT, INSPECTION.NOT_FOUND, CONTRACT.NOT_A_RENTAL, RESERVATION.NOT_FOUND. */
  saveInspection: Inspection;
  /** Keeps a view of a list. Error: VALIDATION by field. */
  saveView: SavedView;
  /** Sends a message to the agency by mail. Errors: VALIDATION, TOO_MANY_REQUESTS. */
  sendContactMessage: Scalars['Boolean']['output'];
  /** Sends the event webhook.test, in a single attempt, even to a webhook that is off. Admin only. Errors: WEBHOOK.NOT_FOUND. */
  sendTestWebhook: WebhookDelivery;
  /** Shows a brand on the public site, or hides it. Errors: BRAND.NOT_FOUND. */
  setBrandShown: Brand;
  /** Sets the deposit that a rental asks for. Errors: VALIDATION, DEPOSIT.CLOSED, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND. */
  setDepositAmount: Reservation;
  /** Settles a rental in one step, all of it or nothing: decides on the proposed charges, keeps of the deposit what pays them, returns a part of it, and enters a payment. Errors: VALIDATION by field, SETTLEMENT.DEPOSIT_SETTLED (nothing is held any more), DEPOSIT.SUM (more than is held), RETURN_CHARGE.DECIDED, RENTAL_LINE.CLOSED, PAYMENT.CLOSED, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND. */
  settleRental: Reservation;
  /** Completes the inspection of a return and settles the rental with it: all of it or nothing. The same one sent again is answered in the same way. Errors: those of `completeInspection` and of `settleRental`, the fields of the settlement under `settlement`. */
  settleReturn: Inspection;
  /** Decides on proposed charges of a rental: what is confirmed becomes a line of its price. Errors: VALIDATION by field, RETURN_CHARGE.DECIDED, RENTAL_LINE.CLOSED, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND. */
  settleReturnCharges: Reservation;
  /** Signs an amendment, once. Errors: SIGNATURE.IMAGE, AMENDMENT.NOT_FOUND, AMENDMENT.SIGNED, RESERVATION.NOT_FOUND, TOO_MANY_REQUESTS. */
  signAmendment: Scalars['Boolean']['output'];
  /** Signs the contract; a new signature replaces the former until the rental starts; with the staff or by the owner until the vehicle leaves. While it is out the staff have a missing signature given. Errors: SIGNATURE.IMAGE, SIGNATURE.CLOSED, RESERVATION.NOT_FOUND, TOO_MANY_REQUESTS. */
  signContract: Scalars['Boolean']['output'];
  /** Starts setting up the required second factor during a login. Errors: AUTH.CHALLENGE_EXPIRED, SECOND_FACTOR.ALREADY_ON. */
  startRequiredSecondFactor: SecondFactorEnrolment;
  /** Starts setting up a second factor; nothing changes before confirmSecondFactor. Errors: AUTH.WRONG_PASSWORD, SECOND_FACTOR.ALREADY_ON, TOO_MANY_REQUESTS. */
  startSecondFactor: SecondFactorEnrolment;
  /** Lets a blocked customer log in again. Error: CUSTOMER.NOT_FOUND. */
  unblockCustomer: Customer;
  /** Changes an agency. Admin only. Errors: VALIDATION, AGENCY.NOT_FOUND, AGENCY.VERSION_CONFLICT, UPLOAD.TOO_LARGE. */
  updateAgency: Agency;
  /** Changes a brand. Errors: VALIDATION, BRAND.NOT_FOUND, BRAND.NAME_TAKEN, BRAND.VERSION_CONFLICT, UPLOAD.TOO_LARGE. */
  updateBrand: Brand;
  /** Changes an extra, fee or charge at the return. Admin only. Errors: VALIDATION, CHARGE_RULE.NOT_FOUND, CHARGE_RULE.VERSION_CONFLICT, UPLOAD.TOO_LARGE. */
  updateChargeRule: ChargeRule;
  /** Edits a customer; fields that are left out keep their value. Errors: VALIDATION, CUSTOMER.EMAIL_TAKEN, CUSTOMER.NOT_FOUND, CUSTOMER.VERSION_CONFLICT. */
  updateCustomer: Customer;
  /** Changes what the agency chose for deposits. Admin only. Errors: VALIDATION by field, DEPOSIT_SETTINGS.VERSION_CONFLICT. */
  updateDepositSettings: DepositSettings;
  /** Edits an employee; fields that are left out keep their value. FORBIDDEN when an employee changes an Admin, a role, or the password or e-mail address of a colleague, and for one's own password. Errors: VALIDATION, AUTH.WRONG_PASSWORD, EMPLOYEE.EMAIL_TAKEN, EMPLOYEE.NOT_FOUND, EMPLOYEE.VERSION_CONFLICT, EMPLOYEE.LAST_ADMIN. */
  updateEmployee: Employee;
  /** Changes what the agency chose for its inspections. Admin only. Errors: VALIDATION, INSPECTION_SETTINGS.VERSION_CONFLICT. */
  updateInspectionSettings: InspectionSettings;
  /** Edits a maintenance. Errors: MAINTENANCE.NOT_FOUND, MAINTENANCE.VERSION_CONFLICT, and those of createMaintenance. */
  updateMaintenance: Maintenance;
  /** Changes the caller's own profile. Errors: VALIDATION, CUSTOMER.VERSION_CONFLICT. */
  updateMyProfile: Customer;
  /** Changes what the agency chose for its prices. Admin only. Error: PRICE_SETTINGS.VERSION_CONFLICT. */
  updatePriceSettings: PriceSettings;
  /** Changes a promotion. Admin only. Errors: VALIDATION, PROMOTION.NOT_FOUND, PROMOTION.VERSION_CONFLICT. */
  updatePromotion: Promotion;
  /** Edits a request or a rental. A taken vehicle and a stale version are results. Errors: VALIDATION by field, RESERVATION.NOT_FOUND, RESERVATION.CLOSED. */
  updateReservation: ReservationOutcome;
  /** Changes a season. Admin only. Errors: VALIDATION, SEASON.NOT_FOUND, SEASON.VERSION_CONFLICT. */
  updateSeason: Season;
  /** Changes a service provider. Errors: VALIDATION, SERVICE_PROVIDER.NOT_FOUND, SERVICE_PROVIDER.VERSION_CONFLICT. */
  updateServiceProvider: ServiceProvider;
  /** Changes texts, contacts and pictures of the site, and how vehicles are followed. Admin only. Errors: VALIDATION, UPLOAD.*, SETTINGS.VERSION_CONFLICT. */
  updateSettings: Settings;
  /** Changes a vehicle. Errors: VALIDATION, VEHICLE.NOT_FOUND, VEHICLE.PLATE_TAKEN, VEHICLE.VERSION_CONFLICT, UPLOAD.TOO_LARGE. */
  updateVehicle: Vehicle;
  /** Changes a webhook. Admin only. Errors: VALIDATION, WEBHOOK.NOT_FOUND, WEBHOOK.VERSION_CONFLICT. */
  updateWebhook: Webhook;
  /** Changes a zone. Admin only. Errors: VALIDATION, ZONE.NOT_FOUND, ZONE.VERSION_CONFLICT. */
  updateZone: Zone;
  /** Stores a table, with a matching of its columns by their headings. Nothing is imported yet. Admin only. Errors: IMPORT.FILE if it cannot be read, UPLOAD.TOO_LARGE. */
  uploadImport: Import;
  /** Uploads a photo that the manifest of an inspection names, before or after it is completed. The same one again changes nothing. Errors: VALIDATION (file), INSPECTION.PHOTO_UNKNOWN, INSPECTION.NOT_FOUND, UPLOAD.UNKNOWN_TYPE, UPLOAD.UNREADABLE, UPLOAD.TOO_LARGE. */
  uploadInspectionPhoto: InspectionPhoto;
  /** Verifies an e-mail address by the link that was mailed to it. Errors: CUSTOMER.LINK_INVALID, CUSTOMER.EMAIL_VERIFIED. */
  verifyEmail: Scalars['Boolean']['output'];
  /** Takes one's own request for an extension back. Errors: EXTENSION.NOT_FOUND, EXTENSION.DECIDED. */
  withdrawExtension: Reservation;
};


export type MutationAcceptReservationArgs = {
  input: AcceptReservationInput;
};


export type MutationAddCustomerNoteArgs = {
  input: AddCustomerNoteInput;
};


export type MutationAddRentalLineArgs = {
  input: AddRentalLineInput;
};


export type MutationAddReservationNoteArgs = {
  input: AddReservationNoteInput;
};


export type MutationBlockCustomerArgs = {
  input: CustomerInput;
};


export type MutationBookReservationArgs = {
  input: BookReservationInput;
};


export type MutationCancelReservationArgs = {
  input: CancelReservationInput;
};


export type MutationChangeMyPasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationChangeRentalArgs = {
  input: ChangeRentalInput;
};


export type MutationCheckImportArgs = {
  input: CheckImportInput;
};


export type MutationCloseRentalArgs = {
  input: RentalStepInput;
};


export type MutationCloseTillArgs = {
  input: CloseTillInput;
};


export type MutationCompleteInspectionArgs = {
  input: CompleteInspectionInput;
};


export type MutationConfirmRequiredSecondFactorArgs = {
  input: ConfirmRequiredSecondFactorInput;
};


export type MutationConfirmSecondFactorArgs = {
  input: ConfirmSecondFactorInput;
};


export type MutationCorrectDepositArgs = {
  input: CorrectDepositInput;
};


export type MutationCorrectInvoiceArgs = {
  input: CorrectInvoiceInput;
};


export type MutationCorrectPaymentArgs = {
  input: CorrectPaymentInput;
};


export type MutationCreateAgencyArgs = {
  input: CreateAgencyInput;
};


export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


export type MutationCreateBrandArgs = {
  input: CreateBrandInput;
};


export type MutationCreateChargeRuleArgs = {
  input: CreateChargeRuleInput;
};


export type MutationCreateCustomerArgs = {
  input: CreateCustomerInput;
};


export type MutationCreateEmployeeArgs = {
  input: CreateEmployeeInput;
};


export type MutationCreateMaintenanceArgs = {
  input: CreateMaintenanceInput;
};


export type MutationCreatePromotionArgs = {
  input: CreatePromotionInput;
};


export type MutationCreateReservationArgs = {
  input: CreateReservationInput;
};


export type MutationCreateSeasonArgs = {
  input: CreateSeasonInput;
};


export type MutationCreateServiceProviderArgs = {
  input: CreateServiceProviderInput;
};


export type MutationCreateVehicleArgs = {
  input: CreateVehicleInput;
};


export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


export type MutationCreateZoneArgs = {
  input: CreateZoneInput;
};


export type MutationDeleteAgencyArgs = {
  input: DeleteAgencyInput;
};


export type MutationDeleteBrandArgs = {
  input: DeleteBrandInput;
};


export type MutationDeleteChargeRuleArgs = {
  input: DeleteChargeRuleInput;
};


export type MutationDeleteCustomerArgs = {
  input: CustomerInput;
};


export type MutationDeleteEmployeeArgs = {
  input: EmployeeInput;
};


export type MutationDeleteMaintenanceArgs = {
  input: DeleteMaintenanceInput;
};


export type MutationDeleteMyAccountArgs = {
  input: DeleteAccountInput;
};


export type MutationDeletePromotionArgs = {
  input: DeletePromotionInput;
};


export type MutationDeleteSavedViewArgs = {
  input: DeleteSavedViewInput;
};


export type MutationDeleteSeasonArgs = {
  input: DeleteSeasonInput;
};


export type MutationDeleteServiceProviderArgs = {
  input: DeleteServiceProviderInput;
};


export type MutationDeleteVehicleArgs = {
  input: DeleteVehicleInput;
};


export type MutationDeleteWebhookArgs = {
  input: WebhookInput;
};


export type MutationDeleteZoneArgs = {
  input: DeleteZoneInput;
};


export type MutationDepartRentalArgs = {
  input: DepartRentalInput;
};


export type MutationDisableSecondFactorArgs = {
  input: SecondFactorProofInput;
};


export type MutationEndEmployeeSessionsArgs = {
  input: EmployeeSecurityInput;
};


export type MutationEndMySessionArgs = {
  input: EndMySessionInput;
};


export type MutationHoldDepositArgs = {
  input: HoldDepositInput;
};


export type MutationIssueInvoiceArgs = {
  input: IssueInvoiceInput;
};


export type MutationKeepDepositArgs = {
  input: KeepDepositInput;
};


export type MutationLoginCustomerArgs = {
  input: LoginInput;
};


export type MutationLoginEmployeeArgs = {
  input: LoginInput;
};


export type MutationLoginWithSecondFactorArgs = {
  input: SecondFactorLoginInput;
};


export type MutationMailInspectionReportArgs = {
  input: MailInspectionReportInput;
};


export type MutationMarkDamageArgs = {
  input: MarkDamageInput;
};


export type MutationMarkNotificationReadArgs = {
  input: MarkNotificationReadInput;
};


export type MutationMarkRentalNoShowArgs = {
  input: MarkNoShowInput;
};


export type MutationMergeCustomersArgs = {
  input: MergeCustomersInput;
};


export type MutationOpenTillArgs = {
  input: OpenTillInput;
};


export type MutationPartCustomersArgs = {
  input: PartCustomersInput;
};


export type MutationRecordPaymentArgs = {
  input: RecordPaymentInput;
};


export type MutationRecordTillMovementArgs = {
  input: RecordTillMovementInput;
};


export type MutationRefuseExtensionArgs = {
  input: RefuseExtensionInput;
};


export type MutationRefuseReservationArgs = {
  input: RefuseReservationInput;
};


export type MutationRegisterCustomerArgs = {
  input: RegisterCustomerInput;
};


export type MutationRehouseRentalArgs = {
  input: RehouseRentalInput;
};


export type MutationRemoveRentalLineArgs = {
  input: RemoveRentalLineInput;
};


export type MutationRenewRecoveryCodesArgs = {
  input: SecondFactorProofInput;
};


export type MutationReopenRentalArgs = {
  input: RentalStepInput;
};


export type MutationRepairDamageArgs = {
  input: RepairDamageInput;
};


export type MutationReplayWebhookDeliveryArgs = {
  input: WebhookDeliveryInput;
};


export type MutationRequestExtensionArgs = {
  input: RequestExtensionInput;
};


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationRequireSecondFactorArgs = {
  input: RequireSecondFactorInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationResetSecondFactorArgs = {
  input: EmployeeSecurityInput;
};


export type MutationReturnDepositArgs = {
  input: ReturnDepositInput;
};


export type MutationReturnRentalArgs = {
  input: ReturnRentalInput;
};


export type MutationRevokeApiKeyArgs = {
  input: RevokeApiKeyInput;
};


export type MutationRotateWebhookSecretArgs = {
  input: WebhookInput;
};


export type MutationRunImportArgs = {
  input: RunImportInput;
};


export type MutationSaveInspectionArgs = {
  input: SaveInspectionInput;
};


export type MutationSaveViewArgs = {
  input: SaveViewInput;
};


export type MutationSendContactMessageArgs = {
  input: ContactMessageInput;
};


export type MutationSendTestWebhookArgs = {
  input: WebhookInput;
};


export type MutationSetBrandShownArgs = {
  input: SetBrandShownInput;
};


export type MutationSetDepositAmountArgs = {
  input: SetDepositAmountInput;
};


export type MutationSettleRentalArgs = {
  input: SettleRentalInput;
};


export type MutationSettleReturnArgs = {
  input: SettleReturnInput;
};


export type MutationSettleReturnChargesArgs = {
  input: SettleReturnChargesInput;
};


export type MutationSignAmendmentArgs = {
  input: SignAmendmentInput;
};


export type MutationSignContractArgs = {
  input: SignContractInput;
};


export type MutationStartRequiredSecondFactorArgs = {
  input: StartRequiredSecondFactorInput;
};


export type MutationStartSecondFactorArgs = {
  input: StartSecondFactorInput;
};


export type MutationUnblockCustomerArgs = {
  input: CustomerInput;
};


export type MutationUpdateAgencyArgs = {
  input: UpdateAgencyInput;
};


export type MutationUpdateBrandArgs = {
  input: UpdateBrandInput;
};


export type MutationUpdateChargeRuleArgs = {
  input: UpdateChargeRuleInput;
};


export type MutationUpdateCustomerArgs = {
  input: UpdateCustomerInput;
};


export type MutationUpdateDepositSettingsArgs = {
  input: UpdateDepositSettingsInput;
};


export type MutationUpdateEmployeeArgs = {
  input: UpdateEmployeeInput;
};


export type MutationUpdateInspectionSettingsArgs = {
  input: UpdateInspectionSettingsInput;
};


export type MutationUpdateMaintenanceArgs = {
  input: UpdateMaintenanceInput;
};


export type MutationUpdateMyProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationUpdatePriceSettingsArgs = {
  input: UpdatePriceSettingsInput;
};


export type MutationUpdatePromotionArgs = {
  input: UpdatePromotionInput;
};


export type MutationUpdateReservationArgs = {
  input: UpdateReservationInput;
};


export type MutationUpdateSeasonArgs = {
  input: UpdateSeasonInput;
};


export type MutationUpdateServiceProviderArgs = {
  input: UpdateServiceProviderInput;
};


export type MutationUpdateSettingsArgs = {
  input: UpdateSettingsInput;
};


export type MutationUpdateVehicleArgs = {
  input: UpdateVehicleInput;
};


export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


export type MutationUpdateZoneArgs = {
  input: UpdateZoneInput;
};


export type MutationUploadImportArgs = {
  input: UploadImportInput;
};


export type MutationUploadInspectionPhotoArgs = {
  input: UploadInspectionPhotoInput;
};


export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};


export type MutationWithdrawExtensionArgs = {
  input: WithdrawExtensionInput;
};

/** Damage as an inspection noted it. */
export type NotedDamage = {
  __typename: 'NotedDamage';
  /** Identifier that the client made (UUID). */
  clientId: Scalars['ID']['output'];
  /** Whether it keeps the vehicle from leaving until it is repaired; null is no. */
  immobilising: Maybe<Scalars['Boolean']['output']>;
  /** What kind it is. */
  kind: DamageKind;
  /** Note of the staff. */
  note: Maybe<Scalars['String']['output']>;
  /** How large it is. */
  size: DamageSize;
  /** Side of the drawing. */
  view: DamageView;
  /** From the left edge of the drawing, in thousandths of its width. */
  x: Scalars['Int']['output'];
  /** From the upper edge of the drawing, in thousandths of its height. */
  y: Scalars['Int']['output'];
};

/** Damage that was found. */
export type NotedDamageInput = {
  /** Identifier that the client makes (UUID). */
  clientId: Scalars['ID']['input'];
  /** Whether it keeps the vehicle from leaving until it is repaired; no if left out. */
  immobilising?: InputMaybe<Scalars['Boolean']['input']>;
  /** What kind it is. */
  kind: DamageKind;
  /** Note, at most 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** How large it is. */
  size: DamageSize;
  /** Side of the drawing. */
  view: DamageView;
  /** From the left edge of the drawing, in thousandths of its width. */
  x: Scalars['Int']['input'];
  /** From the upper edge of the drawing, in thousandths of its height. */
  y: Scalars['Int']['input'];
};

/** A notification for the staff. */
export type Notification = {
  __typename: 'Notification';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** What happened. */
  description: Scalars['String']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The due maintenance; null if it is not about one. */
  maintenanceId: Maybe<Scalars['ID']['output']>;
  /** Whether the caller has read it. */
  read: Scalars['Boolean']['output'];
  /** The number of its reservation, XXXXX-XXXXX; null if it is not about one. */
  reservationNumber: Maybe<Scalars['String']['output']>;
  /** The present state of its reservation; null if it is not about one. */
  reservationStatus: Maybe<ReservationStatus>;
  /** Headline. */
  title: Scalars['String']['output'];
  /** The day of the vehicle's recorded track that shows the event; null if it is not about one. */
  trackDay: Maybe<Scalars['LocalDate']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The vehicle that is due for something or was tracked; null if it is not about one. */
  vehicleId: Maybe<Scalars['ID']['output']>;
};

/** A page of notifications. */
export type NotificationPage = {
  __typename: 'NotificationPage';
  /** The items of this page. */
  items: Array<Notification>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
  /** How many of the whole list the caller has not read. */
  unreadCount: Scalars['Int']['output'];
};

/** What occupies a vehicle that is asked for. */
export type OccupationConflict = {
  __typename: 'OccupationConflict';
  /** Until when. */
  endsAt: Scalars['DateTime']['output'];
  /** The maintenance, if it is one. */
  maintenanceId: Maybe<Scalars['ID']['output']>;
  /** A French sentence that says what is in the way. */
  message: Scalars['String']['output'];
  /** The rental, if it is one. */
  reservationNumber: Maybe<Scalars['String']['output']>;
  /** From when. */
  startsAt: Scalars['DateTime']['output'];
};

/** A till that the caller opens. */
export type OpenTillInput = {
  /** The agency where it stands. */
  agencyId: Scalars['ID']['input'];
  /** Cash that is in it, in Dh. */
  openingAmount: Scalars['Money']['input'];
};

/** Days on which an agency has hours of their own, or is closed. */
export type OpeningException = {
  __typename: 'OpeningException';
  /** Last day. */
  endsOn: Scalars['LocalDate']['output'];
  /** The hours of each of these days, closed when there are none. A weekday that is always closed stays so. */
  hours: Array<DayHours>;
  /** What it is for, Ramadan for example. */
  name: Maybe<Scalars['String']['output']>;
  /** First day. */
  startsOn: Scalars['LocalDate']['output'];
};

/** Days with hours of their own. */
export type OpeningExceptionInput = {
  /** Last day, the first or later. */
  endsOn: Scalars['LocalDate']['input'];
  /** The hours of each of these days; none when it is closed. */
  hours: Array<DayHoursInput>;
  /** What for, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** First day. */
  startsOn: Scalars['LocalDate']['input'];
};

/** An end of a rental that lies outside the hours of the agency. */
export type OpeningWarning = {
  __typename: 'OpeningWarning';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Which end. */
  end: TripEnd;
  /** The same in French, with the hours of that day. */
  message: Scalars['String']['output'];
};

/** A period in which a maintenance keeps the vehicle from being rented. */
export type OutOfService = {
  __typename: 'OutOfService';
  /** End. */
  endsAt: Scalars['DateTime']['output'];
  /** Start. */
  startsAt: Scalars['DateTime']['output'];
};

/** A period in which the vehicle cannot be rented. */
export type OutOfServiceInput = {
  /** End. */
  endsAt: Scalars['DateTime']['input'];
  /** Start. */
  startsAt: Scalars['DateTime']['input'];
};

/** The page of a list to return. Values out of bounds become the default. */
export type PageInput = {
  /** From 1; default 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 100; default 20. */
  size?: InputMaybe<Scalars['Int']['input']>;
};

/** A merge to undo. */
export type PartCustomersInput = {
  /** The merge. */
  mergeId: Scalars['ID']['input'];
};

/** One entry of what was paid for a rental. Entries are never changed: a wrong one is taken back by another. */
export type Payment = {
  __typename: 'Payment';
  /** Agency where it was taken or given back. */
  agency: Maybe<Agency>;
  /** In Dh; negative when money went back. */
  amount: Scalars['Money']['output'];
  /** Whether another entry takes it back. */
  corrected: Scalars['Boolean']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: PaymentKind;
  /** How it was paid. */
  method: PaymentMethod;
  /** A remark, or why it was corrected. Staff only. */
  note: Maybe<Scalars['String']['output']>;
  /** Day it was paid. */
  paidOn: Scalars['LocalDate']['output'];
  /** Number of its receipt; null for corrections, which change nothing of what changed hands. */
  receiptNumber: Maybe<Scalars['String']['output']>;
  /** Who entered it. Staff only. */
  recordedBy: Maybe<Employee>;
  /** Stamp duty in Dh that was collected with it, or given back; on top of the amount, for the state. Null without any. */
  stampDuty: Maybe<Scalars['Money']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** What an entry of the ledger is. */
export type PaymentKind =
  /** Paid at the acceptance. */
  | 'ADVANCE'
  /** Takes a wrong entry back, or sets the sum right: never deleted, always with a reason. */
  | 'CORRECTION'
  /** Paid later. */
  | 'PAYMENT'
  /** Given back to the customer: a negative amount. */
  | 'REFUND';

/** How a payment was made. */
export type PaymentMethod =
  /** Carte bancaire. */
  | 'CARD'
  /** Espèces. */
  | 'CASH'
  /** Chèque. */
  | 'CHEQUE'
  /** Retenue sur caution: kept of the deposit for a line of the price. Only given, never taken. */
  | 'DEPOSIT'
  /** En ligne. */
  | 'ONLINE'
  /** Another way, or one that was not told. */
  | 'OTHER'
  /** Virement. */
  | 'TRANSFER';

/** A half-open interval of time. */
export type PeriodInput = {
  /** Return. */
  endsAt: Scalars['DateTime']['input'];
  /** Departure. */
  startsAt: Scalars['DateTime']['input'];
};

/** Width and height of a picture, in pixels. */
export type PictureSize = {
  __typename: 'PictureSize';
  /** Height. */
  height: Scalars['Int']['output'];
  /** Width. */
  width: Scalars['Int']['output'];
};

/** Where the places have to lie for a charge to apply. */
export type PlaceCondition =
  /** It is handed over or returned elsewhere than in the town of the vehicle's agency. */
  | 'AWAY'
  /** The vehicle is returned elsewhere than it was handed over. */
  | 'ONE_WAY';

/** The availability calendar over a window. */
export type Planning = {
  __typename: 'Planning';
  /** Times out of service. */
  blocks: Array<PlanningBlock>;
  /** The end of the last day. */
  endsAt: Scalars['DateTime']['output'];
  /** What rentals were driven in before their vehicle was swapped. */
  legs: Array<PlanningLeg>;
  /** Minutes of preparation that a vehicle needs between two rentals. */
  preparationMinutes: Scalars['Int']['output'];
  /** Requests and rentals, by departure. */
  reservations: Array<PlanningReservation>;
  /** The start of the first day. */
  startsAt: Scalars['DateTime']['output'];
  /** How many vehicles match the filter; at most 1000 of them are shown. */
  vehicleCount: Scalars['Int']['output'];
  /** The rows, by category and name. */
  vehicles: Array<PlanningVehicle>;
};

/** A period in which a vehicle is out of service. */
export type PlanningBlock = {
  __typename: 'PlanningBlock';
  /** Until when. */
  endsAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The maintenance, if that is the reason. */
  maintenanceId: Maybe<Scalars['ID']['output']>;
  /** The reason. */
  nature: Maybe<MaintenanceNature>;
  /** From when. */
  startsAt: Scalars['DateTime']['output'];
  /** The vehicle. */
  vehicleId: Scalars['ID']['output'];
};

/** A filter of the calendar's vehicles. All conditions must hold. */
export type PlanningFilter = {
  /** Of this agency. */
  agencyId?: InputMaybe<Scalars['ID']['input']>;
  /** Any of these categories. */
  categories?: InputMaybe<Array<VehicleCategory>>;
  /** Words in the name or the registration. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A vehicle that a rental was driven in before a swap, and when. */
export type PlanningLeg = {
  __typename: 'PlanningLeg';
  /** The driver's name. */
  customerName: Scalars['String']['output'];
  /** When it was given back. */
  endsAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The rental's number, XXXXX-XXXXX. */
  number: Scalars['String']['output'];
  /** When it left. */
  startsAt: Scalars['DateTime']['output'];
  /** The vehicle that was given back. */
  vehicleId: Scalars['ID']['output'];
};

/** A request or a rental on a row; both ends may lie beyond the window, and of one beyond it only the preparation may lie within. */
export type PlanningReservation = {
  __typename: 'PlanningReservation';
  /** The driver's name. */
  customerName: Scalars['String']['output'];
  /** Discount in the quoted total, in percent. */
  discountPercent: Scalars['Int']['output'];
  /** Return. */
  endsAt: Scalars['DateTime']['output'];
  /** Full or quick. */
  kind: ReservationKind;
  /** Whether a rental is out past its promised end. */
  late: Scalars['Boolean']['output'];
  /** Reservation number, XXXXX-XXXXX. */
  number: Scalars['String']['output'];
  /** The driver's telephone. */
  phone: Maybe<Scalars['String']['output']>;
  /** Where the vehicle is handed over. */
  pickupPlace: Scalars['String']['output'];
  /** Price as quoted, in Dh. */
  quotedTotal: Scalars['Money']['output'];
  /** When the vehicle is prepared for the next rental; null of a request. */
  readyAt: Maybe<Scalars['DateTime']['output']>;
  /** Where it is returned. */
  returnPlace: Scalars['String']['output'];
  /** A French sentence that says why the vehicle may not be there at the start; null where it will be. */
  riskMessage: Maybe<Scalars['String']['output']>;
  /** How far a rental is; null of a request. */
  stage: Maybe<RentalStage>;
  /** Departure. */
  startsAt: Scalars['DateTime']['output'];
  /** PENDING or ACCEPTED; other reservations do not occupy a vehicle. */
  status: ReservationStatus;
  /** Since when a rental whose vehicle was swapped is driven in this one. */
  swappedAt: Maybe<Scalars['DateTime']['output']>;
  /** Agreed price of a rental, in Dh. */
  total: Maybe<Scalars['Money']['output']>;
  /** The vehicle. */
  vehicleId: Scalars['ID']['output'];
  /** Version to send back with an edit. */
  version: Scalars['Int']['output'];
};

/** A row of the availability calendar. */
export type PlanningVehicle = {
  __typename: 'PlanningVehicle';
  /** The agency where it is kept. */
  agencyId: Scalars['ID']['output'];
  /** Its name. */
  agencyName: Scalars['String']['output'];
  /** Category. */
  category: VehicleCategory;
  /** Price per day without tiers, in Dh. */
  dailyPrice: Scalars['Money']['output'];
  /** Fuel. */
  fuel: Fuel;
  /** The vehicle's identifier. */
  id: Scalars['ID']['output'];
  /** Picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** Make and model. */
  name: Scalars['String']['output'];
  /** Registration. */
  plateNumber: Scalars['String']['output'];
  /** Gearbox. */
  transmission: Transmission;
  /** Whether the public site offers it. */
  visible: Scalars['Boolean']['output'];
};

/** Why there is no position. */
export type PositionProblem =
  /** The GPS service answers for other vehicles, but not for this one. */
  | 'DEVICE_FAILING'
  /** The tracker answered without usable coordinates. */
  | 'NO_COORDINATES'
  /** The vehicle has no tracker. */
  | 'NO_DEVICE'
  /** The GPS service is down. */
  | 'TRACKER_DOWN';

/** The state of a vehicle, as its tracker reports it. */
export type PositionState =
  /** The tracker is out of reach; the position is the last known. */
  | 'DISCONNECTED'
  /** It drives. */
  | 'MOVING'
  /** It is parked. */
  | 'PARKED';

/** A customer record that may be the same person. */
export type PossibleDuplicate = {
  __typename: 'PossibleDuplicate';
  /** The other record. */
  customer: Customer;
  /** What both have in common. */
  shared: Array<SharedFact>;
};

/** A charge that a return would propose. */
export type PreviewedCharge = {
  __typename: 'PreviewedCharge';
  /** Proposed amount, in Dh with TVA; 0 where the agency has no price for it. */
  amount: Scalars['Money']['output'];
  /** How it came about, in French. */
  detail: Scalars['String']['output'];
  /** What the return shows. */
  finding: ReturnFinding;
  /** What it is for, as documents print it. */
  label: Scalars['String']['output'];
  /** Km, eighths or begun hours; 1 for everything else, and where a cap bounds it. */
  quantity: Scalars['Int']['output'];
  /** Price of a unit, in Dh with TVA. */
  unitPrice: Scalars['Money']['output'];
};

/** What the staff decide on a charge of `returnPreview`, before it is stored. */
export type PreviewedChargeInput = {
  /** What is charged instead of the proposed amount, in Dh with TVA; more than 0. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** Whether it is charged. */
  decision: ReturnChargeDecision;
  /** `label` of the preview. */
  label: Scalars['String']['input'];
  /** `amount` of the preview, in Dh. */
  proposed: Scalars['Money']['input'];
  /** Why it is dropped, or charged at another amount than a proposed one; at most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** What each day costs, by category. */
export type PriceCalendar = {
  __typename: 'PriceCalendar';
  /** The categories that have vehicles. */
  rows: Array<PriceCalendarRow>;
  /** The seasons that set any of the prices. */
  seasons: Array<Season>;
};

/** What a day costs in some vehicles. Amounts in Dh, of a rental of one day. */
export type PriceCalendarDay = {
  __typename: 'PriceCalendarDay';
  /** Calendar day of the agency. */
  day: Scalars['LocalDate']['output'];
  /** Price of the most expensive one. */
  highest: Scalars['Money']['output'];
  /** Price of the cheapest of the vehicles. */
  lowest: Scalars['Money']['output'];
  /** Seasons that set the price of any of them. */
  seasonIds: Array<Scalars['ID']['output']>;
};

/** The days of a category, or of one vehicle of it. */
export type PriceCalendarRow = {
  __typename: 'PriceCalendarRow';
  /** The category. */
  category: VehicleCategory;
  /** Day by day. */
  days: Array<PriceCalendarDay>;
  /** How many vehicles the prices are of. */
  vehicleCount: Scalars['Int']['output'];
};

/** One line of how a price comes about. Amounts in Dh, with TVA. */
export type PriceLine = {
  __typename: 'PriceLine';
  /** quantity × unitPrice. */
  amount: Scalars['Money']['output'];
  /** When staff entered it. Staff only. */
  enteredAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of who entered it. Staff only. */
  enteredBy: Maybe<Scalars['String']['output']>;
  /** Names a reservation's line when staff remove it; null in a quote. */
  id: Maybe<Scalars['ID']['output']>;
  /** What it is for. */
  kind: PriceLineKind;
  /** What it is, in French, as documents print it. */
  label: Scalars['String']['output'];
  /** How many pieces of an extra it is for, negative where they were taken back; null for everything else. */
  pieces: Maybe<Scalars['Int']['output']>;
  /** How many units: days, for example. */
  quantity: Scalars['Int']['output'];
  /** Why staff entered it; null for what was quoted. Staff only. */
  reason: Maybe<Scalars['String']['output']>;
  /** The line that it takes back. Staff only. */
  reversesId: Maybe<Scalars['ID']['output']>;
  /** The extra or fee that it comes from, if it does. */
  ruleId: Maybe<Scalars['ID']['output']>;
  /** Price of a unit; negative for what is taken off. */
  unitPrice: Scalars['Money']['output'];
  /** Rate of the TVA in it, in percent. */
  vatPercent: Scalars['Money']['output'];
};

/** What a line of a price is for. */
export type PriceLineKind =
  /** What the staff agreed beside the lines above. */
  | 'AGREED'
  /** Days of one price. */
  | 'DAYS'
  /** The registered customer's discount. */
  | 'DISCOUNT'
  /** An extra that was chosen. */
  | 'EXTRA'
  /** A fee that applies by itself. */
  | 'FEE'
  /** What a promotion takes off. */
  | 'PROMOTION';

/** The price of a rental, for a visitor and for a registered customer. Amounts in Dh. */
export type PriceQuote = {
  __typename: 'PriceQuote';
  /** Price a day for this length before any discount; the average where a season gives its days several prices. */
  dailyPrice: Scalars['Money']['output'];
  /** Rental days: started periods of 24 h, less the minutes of grace. */
  days: Scalars['Int']['output'];
  /** Whether the caller is a customer, who pays registeredTotal. */
  discounted: Scalars['Boolean']['output'];
  /** Fees that apply by themselves; they are in every total. */
  fees: Scalars['Money']['output'];
  /** How payable comes about: the amounts of the lines add up to it. */
  lines: Array<PriceLine>;
  /** Total price for the caller. */
  payable: Scalars['Money']['output'];
  /** Price per day for a registered customer. */
  registeredDailyPrice: Scalars['Money']['output'];
  /** A registered customer's discount, in percent. */
  registeredDiscountPercent: Scalars['Int']['output'];
  /** Total price for a registered customer. */
  registeredTotal: Scalars['Money']['output'];
  /** What a visitor pays in all. */
  total: Scalars['Money']['output'];
};

/** What the agency chose for its prices. */
export type PriceSettings = {
  __typename: 'PriceSettings';
  /** Kilometres a day that prices include, for the categories that have a limit. */
  includedKm: Array<IncludedKm>;
  /** Whether the first day's season prices the whole rental; else each day has its own. */
  seasonOfFirstDay: Scalars['Boolean']['output'];
  /** Rises with every change; send it back with an edit. */
  version: Scalars['Int']['output'];
};

/** A code that takes something off the rent: percent or an amount, under conditions. */
export type Promotion = {
  __typename: 'Promotion';
  /** Whether it is in use. */
  active: Scalars['Boolean']['output'];
  /** Dh off the rent; null where percent are taken off. */
  amount: Maybe<Scalars['Money']['output']>;
  /** First day on which it can be entered. */
  bookedFrom: Maybe<Scalars['LocalDate']['output']>;
  /** Last day on which it can be entered. */
  bookedTo: Maybe<Scalars['LocalDate']['output']>;
  /** Only for these categories; none for all. */
  categories: Array<VehicleCategory>;
  /** What customers enter, in capitals. */
  code: Scalars['String']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** How many reservations may have it; null for any number. */
  maxUses: Maybe<Scalars['Int']['output']>;
  /** Days that a rental has at least. */
  minDays: Maybe<Scalars['Int']['output']>;
  /** Percent off the rent; null where an amount is taken off. */
  percent: Maybe<Scalars['Int']['output']>;
  /** First day that a rental may have. */
  rentalFrom: Maybe<Scalars['LocalDate']['output']>;
  /** Last day that a rental may have. */
  rentalTo: Maybe<Scalars['LocalDate']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** How many reservations have it; those that were refused or cancelled gave it back. */
  used: Scalars['Int']['output'];
  /** Rises with every change; send it back with an edit. */
  version: Scalars['Int']['output'];
};

/** Which promotions. */
export type PromotionFilter = {
  /** Those in use, or those that are not. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of promotions. */
export type PromotionPage = {
  __typename: 'PromotionPage';
  /** The items of this page. */
  items: Array<Promotion>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A search of promotions. */
export type PromotionSearch = {
  /** The field to search; all fields if left out. */
  field?: InputMaybe<PromotionSearchField>;
  /** Part of the value, ignoring case and accents; an empty text matches everything. */
  text: Scalars['String']['input'];
};

/** Where a search for promotions looks. */
export type PromotionSearchField =
  | 'CODE';

export type Query = {
  __typename: 'Query';
  /** The newest changes of all records, newest first: of everything for an Admin, without settings, keys and colleagues for an employee. Accounts of the staff only. */
  activity: Array<Activity>;
  /** Agencies by name. */
  agencies: AgencyPage;
  /** The list of agencies under a filter, whole, as a workbook. */
  agenciesExport: ExportedFile;
  /** One agency; null when there is none. */
  agency: Maybe<Agency>;
  /** The agency's clock. */
  agencyNow: Scalars['DateTime']['output'];
  /** An amendment of a contract, to read and to sign; null when there is none, or none for the caller. */
  amendmentSlot: Maybe<AmendmentSlot>;
  /** Access keys of third parties, newest first, including revoked ones. Admin only. */
  apiKeys: ApiKeyPage;
  /** Visible vehicles free for the whole period, cheapest for its length first. Errors: SEARCH.NO_DATE, SEARCH.END_NOT_AFTER_START, SEARCH.START_IN_PAST, SEARCH.TOO_FAR. */
  availableVehicles: VehiclePage;
  /** One brand; null if there is none. */
  brand: Maybe<Brand>;
  /** Brands by name; visitors get those that the site shows. */
  brands: BrandPage;
  /** The whole list of brands that match a filter, as a workbook. */
  brandsExport: ExportedFile;
  /** What was taken and given back on a day of the agency, by agency, employee and method: the caller's own entries, all for an Admin. Staff only. Errors: VALIDATION. */
  cashReport: CashReport;
  /** The same report as a PDF. Staff only. Errors: PDF.UNAVAILABLE. */
  cashReportDocument: ExportedFile;
  /** The same report as a workbook. Staff only. */
  cashReportExport: ExportedFile;
  /** One extra, fee or charge at the return; null when there is none. Staff only. */
  chargeRule: Maybe<ChargeRule>;
  /** Extras, fees and charges at the return, in the order that the agency chose. Staff only. */
  chargeRules: ChargeRulePage;
  /** Cost of maintenance by day; the current month without a period. Staff; with a period Admin only. Error: REPORT.PERIOD. */
  chargesPerDay: DayAmounts;
  /** The vehicle of a category that costs a visitor least over a period, among those that the site shows and whether or not it is free: what a price of the category is reckoned for. Null where the site shows none. Staff only. Errors: SEARCH.END_NOT_AFTER_START, SEARCH.TOO_FAR, SEARCH.TOO_LONG. */
  cheapestVehicle: Maybe<Vehicle>;
  /** An example of a contract as a PDF in base64, in the model and with the general conditions that were typed; nothing is stored. Admin only. Errors: VALIDATION, AGENCY.NOT_FOUND, TOO_MANY_REQUESTS, PDF.UNAVAILABLE. */
  contractPreview: Scalars['String']['output'];
  /** A customer; null if there is none. */
  customer: Maybe<Customer>;
  /** How many customers each value of the list's filters would show. */
  customerFilterCounts: Array<FilterCount>;
  /** What the desk should know of a person before it promises a vehicle, the gravest first. */
  customerWarnings: Array<CustomerWarning>;
  /** Everybody who rents: those with an account first, then renters without one (filter `registered`), the newest of each first. */
  customers: CustomerPage;
  /** The whole list as a workbook. */
  customersExport: ExportedFile;
  /** The general conditions that contracts print where an agency wrote none. Staff only. */
  defaultContractConditions: Scalars['String']['output'];
  /** What the agency chose for deposits. Staff only. */
  depositSettings: DepositSettings;
  /** The statement of a deposit as a PDF, for the owner and the staff. Errors: RESERVATION.NOT_FOUND, DEPOSIT.NONE, PDF.UNAVAILABLE. */
  depositStatement: ExportedFile;
  /** A member of staff; null if there is none. */
  employee: Maybe<Employee>;
  /** How a member of staff logs in; null if there is none. Admin only. */
  employeeSecurity: Maybe<EmployeeSecurity>;
  /** The staff, by name. */
  employees: EmployeePage;
  /** The whole list as a workbook. */
  employeesExport: ExportedFile;
  /** What an extension of one's own rental would cost. Errors: VALIDATION (endsAt), RENTAL.NOT_CHANGEABLE, RESERVATION.NOT_FOUND, TOO_MANY_REQUESTS. */
  extensionOffer: ExtensionOffer;
  /** Every vehicle in use, by name, with its last known position. Does not ask the trackers; subscribe for live positions. Staff only. */
  fleetPositions: Array<FleetVehicle>;
  /** Use and profit of each vehicle; the current month without a period. Admin only. Error: REPORT.PERIOD. */
  fleetReport: FleetReport;
  /** Who changed what on a record, newest first. Staff only; for the settings, access keys and employees Admin only. */
  history: AuditEntryPage;
  /** An import of the caller; null if there is none. Admin only. */
  import: Maybe<Import>;
  /** A workbook to fill in, with an example and a sheet that says what each column takes. Admin only. */
  importTemplate: ExportedFile;
  /** The wrong lines of an import as a workbook, with a column that says what is wrong. Admin only. Error: IMPORT.NOT_FOUND. */
  importWrongLines: ExportedFile;
  /** The inspection that a client named; null when there is none. */
  inspection: Maybe<Inspection>;
  /** What was seen of the vehicle at the departure and the return as a PDF, for the owner, the staff and whoever has the key of its link. Errors: INSPECTION.NOT_FOUND, RESERVATION.NOT_FOUND, PDF.UNAVAILABLE. */
  inspectionReport: ExportedFile;
  /** What the agency chose for its inspections. Staff only. */
  inspectionSettings: InspectionSettings;
  /** Insurances of vehicles that end soon or have ended, the most urgent first. */
  insuranceAlerts: Array<InsuranceAlert>;
  /** An issued invoice or credit note as a PDF, for the owner and the staff. Errors: RESERVATION.NOT_FOUND, INVOICE.NOT_FOUND, INVOICE.NOT_A_RENTAL, PDF.UNAVAILABLE. */
  invoiceDocument: ExportedFile;
  /** The ten registered customers with most rentals. Staff only. */
  loyalCustomers: LoyalCustomers;
  /** One maintenance; null if there is none. */
  maintenance: Maybe<Maintenance>;
  /** Maintenance that is due soon or overdue, the most urgent first. */
  maintenanceAlerts: Array<MaintenanceAlert>;
  /** All maintenance of a vehicle and its cost, as a workbook. Error: VEHICLE.NOT_FOUND. */
  maintenanceReport: ExportedFile;
  /** The next slot in which a vehicle can be maintained without conflicting with a rental: in working hours, from tomorrow on, avoiding pending requests if possible. Null if the next half year has no such slot. */
  maintenanceSlotProposal: Maybe<MaintenanceSlot>;
  /** Maintenance of the fleet, newest first. */
  maintenances: MaintenancePage;
  /** The whole list as a workbook. */
  maintenancesExport: ExportedFile;
  /** The logged-in account; null for a visitor. */
  me: Maybe<Me>;
  /** Three figures of the current month. Staff only. */
  monthFigures: MonthFigures;
  /** The ten most rented vehicles; the current month without a period. Staff; with a period Admin only. Error: REPORT.PERIOD. */
  mostRentedVehicles: Array<VehicleCount>;
  /** All data stored about the calling customer, as a ZIP archive of JSON, PDF and pictures; at most five times a day. Errors: TOO_MANY_REQUESTS, PDF.UNAVAILABLE. */
  myDataExport: ExportedFile;
  /** The caller's own reservations, newest first. */
  myReservations: ReservationPage;
  /** The caller's second factor. Staff with an account only. */
  mySecondFactor: SecondFactorState;
  /** The caller's open logins: the current one first, then the last used first; at most 50. Errors: UNAUTHENTICATED, FORBIDDEN (keys have none). */
  mySessions: Array<LoginSession>;
  /** The caller's open till; null without one. Staff only. */
  myTill: Maybe<Till>;
  /** Notifications, newest first. Staff only. */
  notifications: NotificationPage;
  /** Which ends of a rental lie outside the hours of the vehicle's agency. A warning: nothing is refused for it. Staff only. */
  openingWarnings: Array<OpeningWarning>;
  /** Title of the page at a path of the site, query included: the same as in the page's own HTML. */
  pageTitle: Scalars['String']['output'];
  /** Whether a mailed link can still set a password: not used, not older than 30 minutes. */
  passwordResetLinkUsable: Scalars['Boolean']['output'];
  /** The receipt of a payment or a refund as a PDF, for the owner and the staff. Errors: RESERVATION.NOT_FOUND, RECEIPT.NOT_FOUND, PDF.UNAVAILABLE. */
  paymentReceipt: ExportedFile;
  /** The places of delivery and return. */
  places: Array<Scalars['String']['output']>;
  /** The fleet and what occupies it over at most 92 agency days, both days included. Errors: VALIDATION. */
  planning: Planning;
  /** What each of up to 62 days costs, by category or for one vehicle. Staff only. Error: VALIDATION. */
  priceCalendar: PriceCalendar;
  /** The price of a vehicle over a period, with what was chosen. Errors: VEHICLE.NOT_FOUND, SEARCH.END_NOT_AFTER_START, SEARCH.TOO_FAR, SEARCH.TOO_LONG above 90 days, VALIDATION at extras that cannot be had at a code that does not hold, TOO_MANY_REQUESTS after many unknown codes. */
  priceQuote: PriceQuote;
  /** What the agency chose for its prices. Staff only. */
  priceSettings: PriceSettings;
  /** One promotion; null when there is none. Staff only. */
  promotion: Maybe<Promotion>;
  /** Promotions, the latest first. Staff only. */
  promotions: PromotionPage;
  /** An amendment as a PDF, for the owner, the staff and whoever has the key of its link. Errors: AMENDMENT.NOT_FOUND, RESERVATION.NOT_FOUND, PDF.UNAVAILABLE. */
  rentalAmendment: ExportedFile;
  /** What a change of a rental would cost, and what is in its way. Errors: VALIDATION by field, RESERVATION.NOT_FOUND, RENTAL.NOT_CHANGEABLE. */
  rentalChangePreview: RentalChangePreview;
  /** The contract of a rental as a PDF, for its owner and the staff. Errors: RESERVATION.NOT_FOUND, CONTRACT.NOT_A_RENTAL, PDF.UNAVAILABLE. */
  rentalContract: ExportedFile;
  /** In which rental a vehicle was driven at a moment: who had it when it was photographed, for example. Null when nobody had it. */
  rentalDriven: Maybe<RentalLeg>;
  /** Extras that can be had for a vehicle over a period; the staff also see those that the site does not show. Empty for a vehicle that is not there, and for a period that cannot be booked. */
  rentalExtras: RentalExtras;
  /** What the agency chose for its rentals. Staff only. */
  rentalSettings: RentalSettings;
  /** The rentals under a filter, whole, as a workbook; `statuses` of the filter is not read. */
  rentalsExport: ExportedFile;
  /** Rentals by first day, zeros included; the current month without a period. Staff; with a period Admin only. Error: REPORT.PERIOD. */
  rentalsPerDay: Array<DayCount>;
  /** A report as a workbook (XLSX), with the permissions of the report. Error: REPORT.PERIOD. */
  reportExport: ExportedFile;
  /** A whole reservation, for its owner and the staff; null for others. */
  reservation: Maybe<Reservation>;
  /** Every reservation, newest first. */
  reservations: ReservationPage;
  /** The reservations under a filter, whole, as a workbook. */
  reservationsExport: ExportedFile;
  /** How long what names people is kept. Staff only. */
  retentionSettings: RetentionSettings;
  /** What the return of a rental would propose with this inspection, which is not stored. Errors: VALIDATION by field, RENTAL.STAGE, RESERVATION.NOT_FOUND. */
  returnPreview: ReturnPreview;
  /** Agreed totals of rentals by first day; the current month without a period. Admin only. Error: REPORT.PERIOD. */
  revenuePerDay: DayAmounts;
  /** The employee's own views and those shared by others, by name. */
  savedViews: Array<SavedView>;
  /** One season; null when there is none. Staff only. */
  season: Maybe<Season>;
  /** Seasons, the one made last first. Staff only. */
  seasons: SeasonPage;
  /** One service provider; null if there is none. */
  serviceProvider: Maybe<ServiceProvider>;
  /** Service providers, by name. Staff only. */
  serviceProviders: ServiceProviderPage;
  /** The whole list of service providers that match a filter, as a workbook. */
  serviceProvidersExport: ExportedFile;
  /** Texts, pictures and contacts of the public site. */
  settings: Settings;
  /** The contract to sign behind a number; null when there is none, before acceptance and once the rental starts; for the owner once the vehicle leaves, for the staff then if it is signed. */
  signatureSlot: Maybe<SignatureSlot>;
  /** What the site may claim. */
  siteClaims: SiteClaims;
  /** How staff log in. Admin only. */
  staffSecurity: StaffSecurity;
  /** A till: the caller's own, any for an Admin. Null for others. Staff only. */
  till: Maybe<Till>;
  /** Tills, the one opened last first: the caller's own, all for an Admin. Staff only. */
  tills: TillPage;
  /** The agency's present day: departures, returns and rentals that are out. */
  today: Today;
  /** Periods in which vehicles drove too fast or were outside their zones, newest first. Staff only. */
  trackEvents: TrackEventPage;
  /** Follows a reservation by its number; null when there is none. */
  trackReservation: Maybe<TrackedReservation>;
  /** How vehicles are followed, and the tiles of the staff's maps. Staff only. */
  trackingSettings: TrackingSettings;
  /** What fees in use go by; both false where dates tell a total. */
  tripQuestions: TripQuestions;
  /** One vehicle; null if there is none that the caller may see. */
  vehicle: Maybe<Vehicle>;
  /** How many vehicles each value of the list's filters would show. Staff only. */
  vehicleFilterCounts: Array<FilterCount>;
  /** The current position of a vehicle, or why it is unknown. Staff only. Error: VEHICLE.NOT_FOUND. */
  vehiclePosition: VehiclePositionUpdate;
  /** The current state of a vehicle: its position, since when, and its rental. Staff only. Error: VEHICLE.NOT_FOUND. */
  vehicleStanding: VehicleStanding;
  /** Why a vehicle cannot be requested over a period, with what is free instead; null if it can. Nothing is kept for the caller. Errors: VEHICLE.NOT_FOUND, SEARCH.END_NOT_AFTER_START, SEARCH.TOO_FAR, SEARCH.TOO_LONG. */
  vehicleTaken: Maybe<VehicleTaken>;
  /** A vehicle's recorded track on a day. Staff only. Errors: VEHICLE.NOT_FOUND, VALIDATION. */
  vehicleTrack: VehicleTrack;
  /** The recorded track of a day as a GPX 1.1 file. Staff only. */
  vehicleTrackExport: ExportedFile;
  /** The fleet: what the site shows for visitors, every vehicle in use for staff. */
  vehicles: VehiclePage;
  /** The whole list of vehicles that match a filter, as a workbook. */
  vehiclesExport: ExportedFile;
  /** Deliveries to a webhook, newest first. Admin only. */
  webhookDeliveries: WebhookDeliveryPage;
  /** Webhooks, newest first. Admin only. */
  webhooks: WebhookPage;
  /** Areas where vehicles may go, by name. Staff only. */
  zones: ZonePage;
};


export type QueryActivityArgs = {
  limit?: Scalars['Int']['input'];
};


export type QueryAgenciesArgs = {
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<AgencySearch>;
  sort?: InputMaybe<AgencySort>;
};


export type QueryAgenciesExportArgs = {
  search?: InputMaybe<AgencySearch>;
  sort?: InputMaybe<AgencySort>;
};


export type QueryAgencyArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAmendmentSlotArgs = {
  amendment: Scalars['Int']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
  number: Scalars['String']['input'];
};


export type QueryApiKeysArgs = {
  page?: InputMaybe<PageInput>;
};


export type QueryAvailableVehiclesArgs = {
  filter?: InputMaybe<VehicleFilter>;
  page?: InputMaybe<PageInput>;
  period: PeriodInput;
  search?: InputMaybe<VehicleSearch>;
  sort?: InputMaybe<VehicleSort>;
  trip?: InputMaybe<TripFactsInput>;
};


export type QueryBrandArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBrandsArgs = {
  filter?: InputMaybe<BrandFilter>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<BrandSearch>;
  sort?: InputMaybe<BrandSort>;
};


export type QueryBrandsExportArgs = {
  filter?: InputMaybe<BrandFilter>;
  search?: InputMaybe<BrandSearch>;
  sort?: InputMaybe<BrandSort>;
};


export type QueryCashReportArgs = {
  agencyId?: InputMaybe<Scalars['ID']['input']>;
  day: Scalars['LocalDate']['input'];
};


export type QueryCashReportDocumentArgs = {
  agencyId?: InputMaybe<Scalars['ID']['input']>;
  day: Scalars['LocalDate']['input'];
};


export type QueryCashReportExportArgs = {
  agencyId?: InputMaybe<Scalars['ID']['input']>;
  day: Scalars['LocalDate']['input'];
};


export type QueryChargeRuleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryChargeRulesArgs = {
  filter?: InputMaybe<ChargeRuleFilter>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<ChargeRuleSearch>;
};


export type QueryChargesPerDayArgs = {
  period?: InputMaybe<DaySpanInput>;
};


export type QueryCheapestVehicleArgs = {
  category: VehicleCategory;
  period: PeriodInput;
};


export type QueryContractPreviewArgs = {
  input: ContractPreviewInput;
};


export type QueryCustomerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCustomerFilterCountsArgs = {
  filter?: InputMaybe<CustomerFilter>;
  search?: InputMaybe<CustomerSearch>;
};


export type QueryCustomerWarningsArgs = {
  input: CustomerWarningsInput;
};


export type QueryCustomersArgs = {
  filter?: InputMaybe<CustomerFilter>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<CustomerSearch>;
  sort?: InputMaybe<CustomerSort>;
};


export type QueryCustomersExportArgs = {
  filter?: InputMaybe<CustomerFilter>;
  search?: InputMaybe<CustomerSearch>;
  sort?: InputMaybe<CustomerSort>;
};


export type QueryDepositStatementArgs = {
  number: Scalars['String']['input'];
};


export type QueryEmployeeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEmployeeSecurityArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEmployeesArgs = {
  filter?: InputMaybe<EmployeeFilter>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<EmployeeSearch>;
  sort?: InputMaybe<EmployeeSort>;
};


export type QueryEmployeesExportArgs = {
  filter?: InputMaybe<EmployeeFilter>;
  search?: InputMaybe<EmployeeSearch>;
  sort?: InputMaybe<EmployeeSort>;
};


export type QueryExtensionOfferArgs = {
  endsAt: Scalars['DateTime']['input'];
  number: Scalars['String']['input'];
};


export type QueryFleetReportArgs = {
  period?: InputMaybe<DaySpanInput>;
};


export type QueryHistoryArgs = {
  id: Scalars['ID']['input'];
  page?: InputMaybe<PageInput>;
  record: AuditedRecord;
};


export type QueryImportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryImportTemplateArgs = {
  kind: ImportKind;
};


export type QueryImportWrongLinesArgs = {
  importId: Scalars['ID']['input'];
};


export type QueryInspectionArgs = {
  clientId: Scalars['ID']['input'];
};


export type QueryInspectionReportArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  number: Scalars['String']['input'];
};


export type QueryInvoiceDocumentArgs = {
  invoiceNumber?: InputMaybe<Scalars['String']['input']>;
  number: Scalars['String']['input'];
  proForma?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryMaintenanceArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMaintenanceReportArgs = {
  vehicleId: Scalars['ID']['input'];
};


export type QueryMaintenanceSlotProposalArgs = {
  days?: Scalars['Int']['input'];
  maintenanceId?: InputMaybe<Scalars['ID']['input']>;
  vehicleId: Scalars['ID']['input'];
};


export type QueryMaintenancesArgs = {
  filter?: InputMaybe<MaintenanceFilter>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<MaintenanceSearch>;
  sort?: InputMaybe<MaintenanceSort>;
};


export type QueryMaintenancesExportArgs = {
  filter?: InputMaybe<MaintenanceFilter>;
  search?: InputMaybe<MaintenanceSearch>;
  sort?: InputMaybe<MaintenanceSort>;
};


export type QueryMostRentedVehiclesArgs = {
  period?: InputMaybe<DaySpanInput>;
};


export type QueryMyReservationsArgs = {
  filter?: InputMaybe<ReservationFilter>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<ReservationSearch>;
  sort?: InputMaybe<ReservationSort>;
};


export type QueryNotificationsArgs = {
  page?: InputMaybe<PageInput>;
};


export type QueryOpeningWarningsArgs = {
  period: PeriodInput;
  vehicleId: Scalars['ID']['input'];
};


export type QueryPageTitleArgs = {
  path: Scalars['String']['input'];
};


export type QueryPasswordResetLinkUsableArgs = {
  token: Scalars['String']['input'];
};


export type QueryPaymentReceiptArgs = {
  number: Scalars['String']['input'];
  receiptNumber: Scalars['String']['input'];
};


export type QueryPlanningArgs = {
  filter?: InputMaybe<PlanningFilter>;
  from: Scalars['LocalDate']['input'];
  to: Scalars['LocalDate']['input'];
};


export type QueryPriceCalendarArgs = {
  days: Scalars['Int']['input'];
  from: Scalars['LocalDate']['input'];
  vehicleId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPriceQuoteArgs = {
  options?: InputMaybe<TripOptionsInput>;
  period: PeriodInput;
  vehicleId: Scalars['ID']['input'];
};


export type QueryPromotionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPromotionsArgs = {
  filter?: InputMaybe<PromotionFilter>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<PromotionSearch>;
};


export type QueryRentalAmendmentArgs = {
  amendment: Scalars['Int']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
  number: Scalars['String']['input'];
};


export type QueryRentalChangePreviewArgs = {
  input: RentalChangePreviewInput;
};


export type QueryRentalContractArgs = {
  number: Scalars['String']['input'];
};


export type QueryRentalDrivenArgs = {
  at: Scalars['DateTime']['input'];
  vehicleId: Scalars['ID']['input'];
};


export type QueryRentalExtrasArgs = {
  options?: InputMaybe<TripOptionsInput>;
  period: PeriodInput;
  vehicleId: Scalars['ID']['input'];
};


export type QueryRentalsExportArgs = {
  filter?: InputMaybe<ReservationFilter>;
  search?: InputMaybe<ReservationSearch>;
  sort?: InputMaybe<ReservationSort>;
};


export type QueryRentalsPerDayArgs = {
  period?: InputMaybe<DaySpanInput>;
};


export type QueryReportExportArgs = {
  period?: InputMaybe<DaySpanInput>;
  report: ReportKind;
};


export type QueryReservationArgs = {
  number: Scalars['String']['input'];
};


export type QueryReservationsArgs = {
  filter?: InputMaybe<ReservationFilter>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<ReservationSearch>;
  sort?: InputMaybe<ReservationSort>;
};


export type QueryReservationsExportArgs = {
  filter?: InputMaybe<ReservationFilter>;
  search?: InputMaybe<ReservationSearch>;
  sort?: InputMaybe<ReservationSort>;
};


export type QueryReturnPreviewArgs = {
  input: SaveInspectionInput;
};


export type QueryRevenuePerDayArgs = {
  period?: InputMaybe<DaySpanInput>;
};


export type QuerySavedViewsArgs = {
  list?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySeasonArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySeasonsArgs = {
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<SeasonSearch>;
};


export type QueryServiceProviderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryServiceProvidersArgs = {
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<ServiceProviderSearch>;
  sort?: InputMaybe<ServiceProviderSort>;
};


export type QueryServiceProvidersExportArgs = {
  search?: InputMaybe<ServiceProviderSearch>;
  sort?: InputMaybe<ServiceProviderSort>;
};


export type QuerySignatureSlotArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  number: Scalars['String']['input'];
};


export type QueryTillArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTillsArgs = {
  filter?: InputMaybe<TillFilter>;
  page?: InputMaybe<PageInput>;
};


export type QueryTrackEventsArgs = {
  filter?: InputMaybe<TrackEventFilter>;
  page?: InputMaybe<PageInput>;
};


export type QueryTrackReservationArgs = {
  number: Scalars['String']['input'];
};


export type QueryVehicleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryVehicleFilterCountsArgs = {
  filter?: InputMaybe<VehicleFilter>;
  search?: InputMaybe<VehicleSearch>;
};


export type QueryVehiclePositionArgs = {
  vehicleId: Scalars['ID']['input'];
};


export type QueryVehicleStandingArgs = {
  vehicleId: Scalars['ID']['input'];
};


export type QueryVehicleTakenArgs = {
  period: PeriodInput;
  trip?: InputMaybe<TripFactsInput>;
  vehicleId: Scalars['ID']['input'];
};


export type QueryVehicleTrackArgs = {
  day: Scalars['LocalDate']['input'];
  vehicleId: Scalars['ID']['input'];
};


export type QueryVehicleTrackExportArgs = {
  day: Scalars['LocalDate']['input'];
  vehicleId: Scalars['ID']['input'];
};


export type QueryVehiclesArgs = {
  filter?: InputMaybe<VehicleFilter>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<VehicleSearch>;
  sort?: InputMaybe<VehicleSort>;
};


export type QueryVehiclesExportArgs = {
  filter?: InputMaybe<VehicleFilter>;
  search?: InputMaybe<VehicleSearch>;
  sort?: InputMaybe<VehicleSort>;
};


export type QueryWebhookDeliveriesArgs = {
  filter: WebhookDeliveryFilter;
  page?: InputMaybe<PageInput>;
};


export type QueryWebhooksArgs = {
  page?: InputMaybe<PageInput>;
};


export type QueryZonesArgs = {
  page?: InputMaybe<PageInput>;
};

/** Money that came in for a rental, or went back. */
export type RecordPaymentInput = {
  /** Agency where the money was taken or given back; that of the rental's vehicle if it is left out. */
  agencyId?: InputMaybe<Scalars['ID']['input']>;
  /** More than 0, in Dh. */
  amount: Scalars['Money']['input'];
  /** How it was paid. */
  method: PaymentMethod;
  /** A remark, at most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Reservation number. */
  number: Scalars['String']['input'];
  /** Day it was paid: today at the latest, a year before the reservation was made at the earliest. */
  paidOn: Scalars['LocalDate']['input'];
  /** Whether the money went back to the customer. */
  refund?: Scalars['Boolean']['input'];
  /** Version of the reservation the caller saw. Every entry raises it, so that a repeated call is refused. */
  version: Scalars['Int']['input'];
};

/** Cash that left the caller's till outside of rentals. */
export type RecordTillMovementInput = {
  /** More than 0, in Dh; at most what is in the till. */
  amount: Scalars['Money']['input'];
  /** EXPENSE or BANK. */
  kind: TillEntryKind;
  /** Its proof: a PDF or a picture, at most 10 MB. */
  proof?: InputMaybe<Scalars['Upload']['input']>;
  /** Why; at most 300 characters. */
  reason: Scalars['String']['input'];
};

/** Recovery codes, shown only once; each can be used once instead of a code. */
export type RecoveryCodes = {
  __typename: 'RecoveryCodes';
  /** Ten codes. */
  codes: Array<Scalars['String']['output']>;
};

/** Refuses a request for an extension. */
export type RefuseExtensionInput = {
  /** The request. */
  id: Scalars['ID']['input'];
  /** Why; the customer reads it. At most 500 characters. */
  reason: Scalars['String']['input'];
};

/** Declines a request. */
export type RefuseReservationInput = {
  /** Reservation number. */
  number: Scalars['String']['input'];
  /** Why; the customer is told. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Version the caller saw; another one since then is refused. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Registration of a customer. */
export type RegisterCustomerInput = {
  /** Postal address, at most 200 characters. */
  address: Scalars['String']['input'];
  /** E-mail address, at most 50 characters; not used by another account. */
  email: Scalars['String']['input'];
  /** Given name, 1 to 30 letters. */
  firstName: Scalars['String']['input'];
  /** Family name, 1 to 30 letters. */
  lastName: Scalars['String']['input'];
  /** Password, 8 to 200 characters, not an easily guessed one. */
  password: Scalars['String']['input'];
  /** Telephone, at most 16 characters. */
  phone: Scalars['String']['input'];
  /** Monsieur or Madame. */
  title?: Title;
};

/** Gives a rental at risk another vehicle. */
export type RehouseRentalInput = {
  /** Reservation number, XXXXX-XXXXX. */
  number: Scalars['String']['input'];
  /** The vehicle, one of the equivalents for example. */
  vehicleId: Scalars['ID']['input'];
  /** Version that the caller saw. */
  version: Scalars['Int']['input'];
};

/** A line of the price of a rental that is taken back. */
export type RemoveRentalLineInput = {
  /** The line: an extra, a fee or what was agreed. */
  lineId: Scalars['ID']['input'];
  /** Number of the rental. */
  number: Scalars['String']['input'];
  /** Required. Why, at most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Version that was seen; another one since then is refused. */
  version: Scalars['Int']['input'];
};

/** An amendment of a rental's contract, 'Avenant n° 1': numbered by rental without a gap, never changed, signed once. `createdAt` says when it was made. */
export type RentalAmendment = {
  __typename: 'RentalAmendment';
  /** What is agreed by it. */
  after: RentalTerms;
  /** From when it holds: the moment of a swap or a return, else when it was made. */
  at: Scalars['DateTime']['output'];
  /** What was agreed before. */
  before: RentalTerms;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The agreed price a day, in Dh, where there is one. */
  dailyPrice: Maybe<Scalars['Money']['output']>;
  /** What it changes of the total, in Dh; negative for a credit. */
  difference: Scalars['Money']['output'];
  /** Who made it; null for an access key. Staff only. */
  employee: Maybe<Employee>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** From which IP address it was signed. Staff only. */
  ipAddress: Maybe<Scalars['String']['output']>;
  /** What it is about. */
  kind: AmendmentKind;
  /** Number within the rental, from 1 on. */
  number: Scalars['Int']['output'];
  /** How the new total came about; null for an edit. */
  pricing: Maybe<ChangePricing>;
  /** Why, if it was said. */
  reason: Maybe<Scalars['String']['output']>;
  /** SHA-256 of the signature's picture, hexadecimal. Staff only. */
  sha256: Maybe<Scalars['String']['output']>;
  /** What the link to its signature page carries as `cle`. For the owner and the staff, until it is signed. */
  signatureKey: Maybe<Scalars['String']['output']>;
  /** The signature's picture (PNG); its address wants a staff token. Staff only. */
  signatureUrl: Maybe<Scalars['String']['output']>;
  /** When the customer signed it; null before. */
  signedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A promise that is in the way of a change. */
export type RentalChangeConflict = {
  __typename: 'RentalChangeConflict';
  /** Until when. */
  endsAt: Scalars['DateTime']['output'];
  /** Where it could go, at most five: the same agency first, then the same category, then the nearest price. */
  equivalents: Array<EquivalentVehicle>;
  /** The maintenance in the way, if it is one. */
  maintenanceId: Maybe<Scalars['ID']['output']>;
  /** A French sentence that says what is in the way. */
  message: Scalars['String']['output'];
  /** Whether it can be moved by `ChangeRentalInput.moves`. */
  movable: Scalars['Boolean']['output'];
  /** The rental in the way, if it is one. */
  reservation: Maybe<Reservation>;
  /** From when. */
  startsAt: Scalars['DateTime']['output'];
};

/** A change of a rental as it would be; nothing is saved. */
export type RentalChangePreview = {
  __typename: 'RentalChangePreview';
  /** What is left to pay by the change, in Dh. */
  balance: Scalars['Money']['output'];
  /** What is in the way, earliest first; empty when nothing is. */
  conflicts: Array<RentalChangeConflict>;
  /** Rental days by the change. */
  days: Scalars['Int']['output'];
  /** New total less the present one, in Dh; negative for a credit. */
  difference: Scalars['Money']['output'];
  /** The end by the change. */
  endsAt: Scalars['DateTime']['output'];
  /** What the change is. */
  kind: AmendmentKind;
  /** Why the vehicle's papers do not cover it, with the day; nothing is refused. */
  paperWarnings: Array<Scalars['String']['output']>;
  /** What goes back to the customer, who paid more than the new total, in Dh: `refundMethod` is required then. */
  refund: Scalars['Money']['output'];
  /** Vehicles that this rental could go on in, ranked in the same way. */
  swaps: Array<EquivalentVehicle>;
  /** New total, in Dh. */
  total: Scalars['Money']['output'];
  /** Version of the rental that was looked at: send it back with the change. */
  version: Scalars['Int']['output'];
};

/** A change of a rental to look at before it is saved. With nothing but the number it asks in which vehicles the rental could go on. */
export type RentalChangePreviewInput = {
  /** Agreed price a day in Dh, for DAILY. */
  dailyPrice?: InputMaybe<Scalars['Money']['input']>;
  /** Agreed sum in Dh, for AGREED; negative for a credit. */
  difference?: InputMaybe<Scalars['Money']['input']>;
  /** The new promised end: later extends, earlier shortens. Left out it stays. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Reservation number. */
  number: Scalars['String']['input'];
  /** The price rule. By default TIERS where the end moves, UNCHANGED for an early return and a swap. */
  pricing?: InputMaybe<ChangePricing>;
  /** When the vehicle came back, for an early return; `endsAt` is left out then. */
  returnedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The vehicle it would go on in, for a swap. */
  vehicleId?: InputMaybe<Scalars['ID']['input']>;
};

/** An extra that can be had for a trip. Amounts in Dh with TVA. */
export type RentalExtra = {
  __typename: 'RentalExtra';
  /** What one piece comes to for the trip. */
  amount: Scalars['Money']['output'];
  /** How many pieces can be chosen; 0 when none is left. */
  available: Scalars['Int']['output'];
  /** What customers should know of it, in French. */
  hint: Maybe<Scalars['String']['output']>;
  /** The same in Arabic; null for the French text. */
  hintAr: Maybe<Scalars['String']['output']>;
  /** The same in English; null for the French text. */
  hintEn: Maybe<Scalars['String']['output']>;
  /** Picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** Name in French. */
  name: Scalars['String']['output'];
  /** Name in Arabic; null for the French one. */
  nameAr: Maybe<Scalars['String']['output']>;
  /** Name in English; null for the French one. */
  nameEn: Maybe<Scalars['String']['output']>;
  /** Price of a unit; percent where that is the unit. */
  price: Scalars['Money']['output'];
  /** Names it when it is chosen. */
  ruleId: Scalars['ID']['output'];
  /** How often it was taken in the last 90 days. Staff only. */
  timesBooked: Scalars['Int']['output'];
  /** What price is for. */
  unit: ChargeUnit;
};

/** What can be chosen beside a vehicle, and what its price asks for. */
export type RentalExtras = {
  __typename: 'RentalExtras';
  /** Whether a fee goes by the driver's age, so that forms should ask for it. */
  asksAge: Scalars['Boolean']['output'];
  /** Extras, in the order that the agency chose. */
  items: Array<RentalExtra>;
};

/** That a rental was late at an end that it was promised to. */
export type RentalLateness = {
  __typename: 'RentalLateness';
  /** When it was noticed. */
  noticedAt: Scalars['DateTime']['output'];
  /** The promised end. */
  promisedEnd: Scalars['DateTime']['output'];
};

/** A part of a rental that is driven in one vehicle: a swap of vehicles ends one and begins the next. */
export type RentalLeg = {
  __typename: 'RentalLeg';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Fuel or charge then, in eighths of the tank. */
  endFuel: Maybe<Scalars['Int']['output']>;
  /** Odometer then, in km. */
  endKm: Maybe<Scalars['Int']['output']>;
  /** When it came back; null while it is out. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The rental that it is a part of. */
  rental: Reservation;
  /** Fuel or charge then, in eighths of the tank. */
  startFuel: Maybe<Scalars['Int']['output']>;
  /** Odometer then, in km; null where nobody read it. */
  startKm: Maybe<Scalars['Int']['output']>;
  /** When the vehicle left. */
  startedAt: Scalars['DateTime']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The vehicle. */
  vehicle: Vehicle;
};

/** Moves a rental that an extension lies across to another vehicle, in the same transaction. */
export type RentalMoveInput = {
  /** Reservation number. */
  number: Scalars['String']['input'];
  /** The vehicle it gets. */
  vehicleId: Scalars['ID']['input'];
  /** Version of that reservation the caller saw. */
  version: Scalars['Int']['input'];
};

/** Why the vehicle of a rental to come may not be there at its start. */
export type RentalRisk = {
  __typename: 'RentalRisk';
  /** What kind of reason it is. */
  cause: RiskCause;
  /** The rental that still has the vehicle, if that is why. */
  late: Maybe<Reservation>;
  /** The maintenance that keeps the vehicle, if that is why. */
  maintenanceId: Maybe<Scalars['ID']['output']>;
  /** A French sentence that says why. */
  message: Scalars['String']['output'];
  /** Since when that is known. */
  since: Scalars['DateTime']['output'];
};

/** What the agency chose for its rentals. */
export type RentalSettings = {
  __typename: 'RentalSettings';
  /** Dh of cash for one rental from which on the staff are warned; null for never. */
  cashLimit: Maybe<Scalars['Money']['output']>;
  /** What has to be there before a rental leaves. */
  departureRequires: DepartureRequirement;
  /** Hours before the promised end at which the customer is mailed a first reminder; 0 for none. */
  firstReminderHours: Scalars['Int']['output'];
  /** Minutes of a further day of a rental that cost nothing. */
  graceMinutes: Scalars['Int']['output'];
  /** Minutes after its promised end before a rental counts as late. */
  lateAfterMinutes: Scalars['Int']['output'];
  /** Whether a customer whose rental becomes late is mailed. */
  lateReminder: Scalars['Boolean']['output'];
  /** Minutes of preparation that a vehicle needs between two rentals. */
  preparationMinutes: Scalars['Int']['output'];
  /** Hours before the promised end at which the customer is mailed a second reminder; 0 for none. */
  secondReminderHours: Scalars['Int']['output'];
  /** Stamp duty on cash, in percent of what is paid: "0.25"; "0.00" for none. */
  stampDutyPercent: Scalars['String']['output'];
};

/** How far a rental is: PLANNED → OUT → RETURNED → CLOSED, or NO_SHOW. */
export type RentalStage =
  /** Clôturée: nothing is left to do. */
  | 'CLOSED'
  /** Non présenté: the customer did not come; the vehicle is free again. */
  | 'NO_SHOW'
  /** En cours: the customer has the vehicle. */
  | 'OUT'
  /** À venir: accepted, the vehicle is still here. */
  | 'PLANNED'
  /** Rentrée: the vehicle is back, something is left to settle. */
  | 'RETURNED';

/** A step in the life of a rental; `createdAt` says when it was entered. */
export type RentalStageEvent = {
  __typename: 'RentalStageEvent';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Who took it; null where it happened by itself or by an access key. */
  employee: Maybe<Employee>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What was kept of the advance when nobody came, in Dh. */
  kept: Maybe<Scalars['Money']['output']>;
  /** What was left to pay then, where it was asked for, in Dh. */
  missingBalance: Maybe<Scalars['Money']['output']>;
  /** What the deposit lacked then, in Dh. */
  missingDeposit: Maybe<Scalars['Money']['output']>;
  /** Why an Admin let it leave with less money than was asked for. */
  moneyReason: Maybe<Scalars['String']['output']>;
  /** Why, where it had to be said. */
  reason: Maybe<Scalars['String']['output']>;
  /** The stage it led to. */
  stage: RentalStage;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A step that the caller may take with a rental now. */
export type RentalStageMove = {
  __typename: 'RentalStageMove';
  /** Whether it has to be said why. */
  reasonRequired: Scalars['Boolean']['output'];
  /** Where it leads. */
  to: RentalStage;
};

/** A step that may need a reason. */
export type RentalStepInput = {
  /** Reservation number. */
  number: Scalars['String']['input'];
  /** Why, at most 500 characters; required where an Admin has to decide. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Version of the reservation the caller saw. Every step raises it. */
  version: Scalars['Int']['input'];
};

/** The rental goes on in another vehicle. Once it is out, the readings of both are required; before the departure there are none. */
export type RentalSwapInput = {
  /** When they were exchanged; now when left out. */
  at?: InputMaybe<Scalars['DateTime']['input']>;
  /** Its fuel or charge in eighths, 0 to 8. */
  fuel?: InputMaybe<Scalars['Int']['input']>;
  /** Odometer of the vehicle that leaves, in km. */
  km?: InputMaybe<Scalars['Int']['input']>;
  /** Its fuel or charge in eighths, 0 to 8. */
  returnedFuel?: InputMaybe<Scalars['Int']['input']>;
  /** Odometer of the vehicle that comes back, in km. */
  returnedKm?: InputMaybe<Scalars['Int']['input']>;
  /** The vehicle it goes on in. */
  vehicleId: Scalars['ID']['input'];
};

/** What was agreed of a rental before or after an amendment, as it was then. */
export type RentalTerms = {
  __typename: 'RentalTerms';
  /** Rental days: started periods of 24 h. */
  days: Scalars['Int']['output'];
  /** Promised return. */
  endsAt: Scalars['DateTime']['output'];
  /** Where the vehicle is handed over. */
  pickupPlace: Scalars['String']['output'];
  /** Its registration then. */
  plateNumber: Scalars['String']['output'];
  /** Where it is returned. */
  returnPlace: Scalars['String']['output'];
  /** Departure. */
  startsAt: Scalars['DateTime']['output'];
  /** Agreed total, in Dh. */
  total: Scalars['Money']['output'];
  /** The vehicle. */
  vehicleId: Scalars['ID']['output'];
  /** The vehicle's name then. */
  vehicleName: Scalars['String']['output'];
};

/** A cheaper daily price for longer rentals. */
export type RentalTier = {
  __typename: 'RentalTier';
  /** Price per day, in Dh. */
  dailyPrice: Scalars['Money']['output'];
  /** The rental days from which it applies. */
  fromDays: Scalars['Int']['output'];
};

/** A cheaper daily price for longer rentals. Both fields or neither: an empty tier is ignored. */
export type RentalTierInput = {
  /** Price per day, 1 to 100 000 Dh. */
  dailyPrice?: InputMaybe<Scalars['Money']['input']>;
  /** The rental days from which it applies, 1 to 365; rising from tier to tier. */
  fromDays?: InputMaybe<Scalars['Int']['input']>;
};

/** Which work repaired which damage. */
export type RepairDamageInput = {
  /** Which damage: `VehicleDamage.id`. */
  id: Scalars['ID']['input'];
  /** A maintenance of the same vehicle, not before the damage's day; null leaves the damage open. */
  maintenanceId?: InputMaybe<Scalars['ID']['input']>;
};

/** A report that can be exported as a workbook. */
export type ReportKind =
  /** Charges per day. */
  | 'CHARGES'
  /** Use and profit of each vehicle. */
  | 'FLEET'
  /** Rentals per day. */
  | 'RENTALS'
  /** Revenue per day. */
  | 'REVENUE'
  /** The most rented vehicles. */
  | 'VEHICLES';

/** Asks to keep the vehicle of a rental longer. */
export type RequestExtensionInput = {
  /** The end that is asked for, later than the promised one. */
  endsAt: Scalars['DateTime']['input'];
  /** A word to the agency, at most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Reservation number. */
  number: Scalars['String']['input'];
};

/** The receipt of a request, or the taken vehicle with what is free instead. */
export type RequestOutcome = ReservationReceipt | VehicleTaken;

/** A forgotten password. */
export type RequestPasswordResetInput = {
  /** The kind of account, by its login page. */
  account?: AccountKind;
  /** E-mail address of the account, ignoring case. */
  email: Scalars['String']['input'];
};

/** Whether all staff need a second factor. */
export type RequireSecondFactorInput = {
  /** True to require it. */
  required: Scalars['Boolean']['input'];
};

/** A login completed by setting up the required second factor. */
export type RequiredEnrolmentPayload = {
  __typename: 'RequiredEnrolmentPayload';
  /** The login. */
  login: AuthPayload;
  /** Recovery codes, shown only once. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** A request for a vehicle over a period; once accepted, a rental. */
export type Reservation = {
  __typename: 'Reservation';
  /** When the staff accepted it. */
  acceptedAt: Maybe<Scalars['DateTime']['output']>;
  /** Paid so far, in Dh; null before acceptance. */
  advance: Maybe<Scalars['Money']['output']>;
  /** Amendments of the contract in the order of their numbers. For the owner and the staff. */
  amendments: Array<RentalAmendment>;
  /** Total less advance, in Dh; null before acceptance. */
  balance: Maybe<Scalars['Money']['output']>;
  /** When it was cancelled. */
  cancelledAt: Maybe<Scalars['DateTime']['output']>;
  /** Dh paid in cash, where they reach the limit of the settings from which on the staff are warned; null otherwise. Staff only. */
  cashAtLimit: Maybe<Scalars['Money']['output']>;
  /** The customer's remark. */
  comment: Maybe<Scalars['String']['output']>;
  /** Other PENDING requests for the vehicle that overlap this one. Staff only. */
  competing: Array<Reservation>;
  /** What already occupies the vehicle in the period; null when it is free. Staff only. */
  conflict: Maybe<OccupationConflict>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The registered customer who made it, if any. */
  customer: Maybe<Customer>;
  /** Rental days: started periods of 24 h, less the minutes of grace that held when the dates were set. */
  days: Scalars['Int']['output'];
  /** Deposit that is asked for, in Dh; 0 for none. No part of the price. */
  depositAmount: Scalars['Money']['output'];
  /** Its deposit in the order it was entered; the sum is `depositHeld`. For the owner and the staff. */
  depositEntries: Array<DepositEntry>;
  /** Last day of the card imprint that is held and expires first; null without one. */
  depositExpiresOn: Maybe<Scalars['LocalDate']['output']>;
  /** Deposit that the agency holds now, in Dh. No payment. */
  depositHeld: Scalars['Money']['output'];
  /** How far its deposit is. */
  depositState: DepositState;
  /** Discount in the quoted total, in percent. */
  discountPercent: Scalars['Int']['output'];
  /** The first driver. */
  driver: Driver;
  /** Age of the youngest driver in years, where a fee asked for it. */
  driverAge: Maybe<Scalars['Int']['output']>;
  /** When the vehicle came back or it was cancelled; null where neither happened. Staff only. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Return; the period is half-open. */
  endsAt: Scalars['DateTime']['output'];
  /** Excess (franchise), in Dh: what the customer pays at most for a damage that is insured; null where not stated. */
  excessAmount: Maybe<Scalars['Money']['output']>;
  /** The newest of these requests; null without any. For the owner and the staff. */
  extensionRequest: Maybe<ExtensionRequest>;
  /** The customer's requests for an extension, oldest first. For the owner and the staff. */
  extensionRequests: Array<ExtensionRequest>;
  /** The return promised at the departure: what is changed later leaves it as it was. Null before. */
  firstEndsAt: Maybe<Scalars['DateTime']['output']>;
  /** Who accepted, refused or cancelled it. Staff only. */
  handledBy: Maybe<Employee>;
  /** Who changed what on it, newest first: the newest 200; `history` has pages. Staff only. */
  history: Array<AuditEntry>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Km that the price includes in all, for the days that are paid: what is given up with the price unchanged counts. 0 for unlimited, null before the acceptance. For the owner and the staff. */
  includedKm: Maybe<Scalars['Int']['output']>;
  /** Km a day that the price includes, as promised at the acceptance; 0 for unlimited, null before. */
  includedKmPerDay: Maybe<Scalars['Int']['output']>;
  /** The address that opens the report of its inspections without a login, for a mail or WhatsApp. For the owner and the staff, once one is completed. */
  inspectionReportUrl: Maybe<Scalars['String']['output']>;
  /** What was seen of the vehicle when it left and came back, oldest first. The owner sees completed ones, the staff all. */
  inspections: Array<Inspection>;
  /** Invoices and credit notes in the order of their issue. For the owner and the staff. */
  invoices: Array<Invoice>;
  /** Full or quick. */
  kind: ReservationKind;
  /** The vehicle's last known odometer as people read it, in km; null where nobody did. Staff only. */
  lastKnownKm: Maybe<Scalars['Int']['output']>;
  /** Whether it is out and past its promised end by more than the minutes of the settings. */
  late: Scalars['Boolean']['output'];
  /** When it was late, once for each promised end; an extension erases nothing. Staff only. */
  latenesses: Array<RentalLateness>;
  /** With which vehicle it was driven, and when. Staff only. */
  legs: Array<RentalLeg>;
  /** How its price comes about: the quote, what was agreed beside it, each amendment, and what staff entered. They add up to the total, or to quotedTotal before the acceptance. */
  lines: Array<PriceLine>;
  /** Where mails about it go: the driver's address, else that of the customer's account; null when there is none. */
  mailAddress: Maybe<Scalars['String']['output']>;
  /** Notes of the staff, in the order they were written. Staff only. */
  notes: Array<ReservationNote>;
  /** Reservation number, XXXXX-XXXXX. */
  number: Scalars['String']['output'];
  /** Charges that its return made proposed and nobody has decided on. Staff only. */
  openCharges: Scalars['Int']['output'];
  /** Why its vehicle's papers do not cover it, with the day, until the vehicle is back; empty if they do. Nothing is refused. Staff only. */
  paperWarnings: Array<Scalars['String']['output']>;
  /** What was paid, in the order it was entered; its sum is `advance`. For the owner and the staff. */
  payments: Array<Payment>;
  /** Where the vehicle is handed over. */
  pickupPlace: Scalars['String']['output'];
  /** Registration of the vehicle once accepted; null before. */
  plateNumber: Maybe<Scalars['String']['output']>;
  /** Code of the promotion that it was promised. */
  promotionCode: Maybe<Scalars['String']['output']>;
  /** Price a day as quoted at booking, before the discount, in Dh. */
  quotedDailyPrice: Scalars['Money']['output'];
  /** Price as quoted at booking, discount included, in Dh. */
  quotedTotal: Scalars['Money']['output'];
  /** Reason given with a refusal or a cancellation. */
  reason: Maybe<Scalars['String']['output']>;
  /** When the staff refused it. */
  refusedAt: Maybe<Scalars['DateTime']['output']>;
  /** The customer record of the first driver. Staff only. */
  renter: Maybe<Customer>;
  /** The vehicle that was asked for, when the staff gave another; null otherwise. */
  requestedVehicle: Maybe<Vehicle>;
  /** Charges that its return made proposed, in their order: all of them for the staff, confirmed ones for its owner. */
  returnCharges: Array<ReturnCharge>;
  /** Where it is returned. */
  returnPlace: Scalars['String']['output'];
  /** Why it is at risk; null when it is not. Staff only. */
  risk: Maybe<RentalRisk>;
  /** The second driver, if any. */
  secondDriver: Maybe<Driver>;
  /** The customer record of the second driver. Staff only. */
  secondRenter: Maybe<Customer>;
  /** The mails about it that went out, or were given up, oldest first. Staff only. */
  sentMails: Array<SentMail>;
  /** What it has left to settle, and the step that is proposed. Staff only. */
  settlement: Settlement;
  /** What the link to the signature page carries as `cle`, so that whoever follows it can read the contract. For the owner and the staff, while the contract can be signed. */
  signatureKey: Maybe<Scalars['String']['output']>;
  /** Whether the caller can sign the contract now: from acceptance until the rental starts, the staff and the owner until the vehicle leaves, and the staff while it is out and no signature is there. */
  signatureOpen: Scalars['Boolean']['output'];
  /** Signatures of the contract, newest first. Staff only. */
  signatures: Array<ContractSignature>;
  /** Whether the contract has been signed. */
  signed: Scalars['Boolean']['output'];
  /** How far the rental is; null before the acceptance and once it is cancelled. */
  stage: Maybe<RentalStage>;
  /** Its steps as a rental, in the order they were entered. Staff only. */
  stageEvents: Array<RentalStageEvent>;
  /** The steps that the caller may take with it as a rental. Staff only. */
  stageMoves: Array<RentalStageMove>;
  /** Departure. */
  startsAt: Scalars['DateTime']['output'];
  /** State. */
  status: ReservationStatus;
  /** Price agreed at acceptance, in Dh; null before. */
  total: Maybe<Scalars['Money']['output']>;
  /** The parts of its price that are not paid, and that its deposit may pay. Staff only. */
  unpaidItems: Array<UnpaidItem>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The vehicle asked for, or the one fixed by the staff. */
  vehicle: Vehicle;
  /** Rises with every change; send it back with an edit. */
  version: Scalars['Int']['output'];
};

/** Which reservations. */
export type ReservationFilter = {
  /** For this agency's vehicles. */
  agencyId?: InputMaybe<Scalars['ID']['input']>;
  /** If true, only rentals to come whose vehicle is not back when it should be. */
  atRisk?: InputMaybe<Scalars['Boolean']['input']>;
  /** Made by this registered customer. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Rentals whose deposit is one of these. */
  deposit?: InputMaybe<DepositFilter>;
  /** If true, only rentals whose customer asks for an extension that nobody has decided on. */
  extensionAsked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Still running after this moment. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Full or quick. */
  kind?: InputMaybe<ReservationKind>;
  /** If true, only rentals that are late now. */
  late?: InputMaybe<Scalars['Boolean']['input']>;
  /** These reservations, by their numbers. */
  numbers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Rentals at any of these stages. */
  stages?: InputMaybe<Array<RentalStage>>;
  /** Starting at this moment or later. */
  startsFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** In any of these states. */
  statuses?: InputMaybe<Array<ReservationStatus>>;
  /** If true, only rentals that are out or back with an end of a swap that no completed inspection looked at. */
  swapUninspected?: InputMaybe<Scalars['Boolean']['input']>;
  /** Begun before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** If true, only rentals with charges that their return made proposed and nobody has decided on. */
  undecidedCharges?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last changed at this moment or later, as `updatedAt` says; a signature is no change of it. */
  updatedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** For this vehicle. */
  vehicleId?: InputMaybe<Scalars['ID']['input']>;
};

/** How much the customer told. */
export type ReservationKind =
  /** Reservation complet: with identity papers and an optional second driver. */
  | 'FULL'
  /** Reservation rapid: contact only; the team calls back. */
  | 'QUICK';

/** A note of the staff on a reservation, which no customer sees. `createdAt` says when it was written. */
export type ReservationNote = {
  __typename: 'ReservationNote';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Who wrote it; null for an access key. */
  employee: Maybe<Employee>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What was noted. */
  text: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** The changed reservation, or why nothing was changed where the caller can act on it. */
export type ReservationOutcome = Reservation | VehicleTaken | VersionConflict;

/** A page of reservations. */
export type ReservationPage = {
  __typename: 'ReservationPage';
  /** Counts by state. */
  counts: ReservationStatusCounts;
  /** The items of this page. */
  items: Array<Reservation>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** What a new reservation is answered with. */
export type ReservationReceipt = {
  __typename: 'ReservationReceipt';
  /** Reservation number, XXXXX-XXXXX. */
  number: Scalars['String']['output'];
  /** The price as kept. */
  quote: PriceQuote;
  /** State. */
  status: ReservationStatus;
};

/** A search of reservations, in one column or in all. */
export type ReservationSearch = {
  /** The field to search; all fields if left out. */
  field?: InputMaybe<ReservationSearchField>;
  /** Part of the value, ignoring case and accents; an empty text matches everything. */
  text: Scalars['String']['input'];
};

/** What reservations are searched by. */
export type ReservationSearchField =
  | 'NAME'
  | 'NATIONAL_ID'
  | 'NUMBER'
  | 'PHONE'
  | 'SECOND_DRIVER_NATIONAL_ID';

/** Order of reservations. */
export type ReservationSort = {
  /** Rising or falling. */
  direction?: SortDirection;
  /** By what. */
  field: ReservationSortField;
};

/** What reservations are sorted by. */
export type ReservationSortField =
  /** Rising, what is late and today's come first: the departure of a planned rental, the return of one that is out. Then all others, latest start first. */
  | 'AWAITED_AT'
  | 'CREATED_AT'
  /** The return or the cancellation; the promised end where there is neither. */
  | 'ENDED_AT'
  | 'ENDS_AT'
  | 'NUMBER'
  | 'STARTS_AT'
  | 'UPDATED_AT';

/** State in the life of a reservation: PENDING → ACCEPTED, REFUSED or CANCELLED; ACCEPTED → CANCELLED. */
export type ReservationStatus =
  /** Accepter: a rental; the vehicle is promised. */
  | 'ACCEPTED'
  /** Annuler: withdrawn by the customer, or by the staff after acceptance. */
  | 'CANCELLED'
  /** En traitement: waits for the staff. */
  | 'PENDING'
  /** Refuser: declined by the staff. */
  | 'REFUSED';

/** How many reservations are in each state, under the same filter but for its states. */
export type ReservationStatusCounts = {
  __typename: 'ReservationStatusCounts';
  /** Accepter. */
  accepted: Scalars['Int']['output'];
  /** In any state. */
  all: Scalars['Int']['output'];
  /** Annuler. */
  cancelled: Scalars['Int']['output'];
  /** En traitement. */
  pending: Scalars['Int']['output'];
  /** Refuser. */
  refused: Scalars['Int']['output'];
};

/** A new password in place of a forgotten one. */
export type ResetPasswordInput = {
  /** New password, 8 to 200 characters, not an easily guessed one. */
  password: Scalars['String']['input'];
  /** The token of the mailed link. */
  token: Scalars['String']['input'];
};

/** How long what names people is kept (law 09-08). */
export type RetentionSettings = {
  __typename: 'RetentionSettings';
  /** Months that entries of the history of records are kept. */
  auditRetentionMonths: Scalars['Int']['output'];
  /** Months that messages of the contact form are kept. */
  contactRetentionMonths: Scalars['Int']['output'];
  /** Months without a login or a reservation after which an account is forgotten. */
  unusedRetentionMonths: Scalars['Int']['output'];
  /** Days after which an account whose e-mail address was never proved is forgotten. */
  unverifiedRetentionDays: Scalars['Int']['output'];
};

/** A charge that a return made proposed. Nothing is charged before the staff confirm it. */
export type ReturnCharge = {
  __typename: 'ReturnCharge';
  /** Proposed amount, in Dh with TVA; 0 where the agency has no price for it. */
  amount: Scalars['Money']['output'];
  /** What is charged, in Dh; null until it is confirmed. */
  confirmedAmount: Maybe<Scalars['Money']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was decided. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who decided; null for an access key, and where the file was closed. Staff only. */
  decidedBy: Maybe<Employee>;
  /** How it came about, in French. */
  detail: Scalars['String']['output'];
  /** What the return showed. */
  finding: ReturnFinding;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What it is for, as documents print it. */
  label: Scalars['String']['output'];
  /** The line of the price that it became. */
  lineId: Maybe<Scalars['ID']['output']>;
  /** Photos of the damage that it is for. For the staff and, once it is confirmed, the owner of the rental. */
  photos: Array<InspectionPhoto>;
  /** Km, eighths or begun hours; 1 for everything else, and where a cap bounds it. */
  quantity: Scalars['Int']['output'];
  /** Why the amount was changed or it was dropped. Staff only. */
  reason: Maybe<Scalars['String']['output']>;
  /** How far it is. */
  status: ReturnChargeStatus;
  /** Price of a unit, in Dh with TVA. */
  unitPrice: Scalars['Money']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** What the staff decide on a proposed charge. */
export type ReturnChargeDecision =
  /** It is charged, at the proposed amount or another one. */
  | 'CONFIRM'
  /** It is not charged. */
  | 'DROP';

/** How far a charge that a return made proposed is. */
export type ReturnChargeStatus =
  /** It is a line of the price. */
  | 'CONFIRMED'
  /** The staff let it go, or took its line back. */
  | 'DROPPED'
  /** Nobody has decided yet: nothing is charged. */
  | 'PROPOSED'
  /** Its return was recorded by mistake. Never given. */
  | 'VOID';

/** A deposit that goes back to the customer. */
export type ReturnDepositInput = {
  /** More than 0, at most 1000000, in Dh. */
  amount: Scalars['Money']['input'];
  /** How it goes back. */
  method: DepositMethod;
  /** Reservation number. */
  number: Scalars['String']['input'];
  /** A remark, at most 300 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Version of the reservation that the caller saw. Every entry raises it. */
  version: Scalars['Int']['input'];
};

/** What a return has to show for a charge to be proposed. */
export type ReturnFinding =
  /** Something is missing that left with the vehicle; each costs once. */
  | 'ACCESSORY'
  /** A dirty vehicle. */
  | 'CLEANING'
  /** New damage; each costs once. */
  | 'DAMAGE'
  /** A return later than promised. */
  | 'DELAY'
  /** Less fuel or charge than at the departure. */
  | 'FUEL'
  /** More km than the rental includes. */
  | 'KM';

/** What a return would propose, if it were completed now. */
export type ReturnPreview = {
  __typename: 'ReturnPreview';
  /** The charges, in the order in which they will be proposed. */
  charges: Array<PreviewedCharge>;
  /** What is left to settle with them, and the proposed step. */
  settlement: Settlement;
};

/** The vehicle is back. */
export type ReturnRentalInput = {
  /** When it happened; now when left out. */
  at?: InputMaybe<Scalars['DateTime']['input']>;
  /** Fuel or charge in eighths, 0 to 8. */
  fuel: Scalars['Int']['input'];
  /** Odometer in km; never below the vehicle's last known one. */
  km: Scalars['Int']['input'];
  /** Reservation number. */
  number: Scalars['String']['input'];
  /** Version of the reservation the caller saw. Every step raises it. */
  version: Scalars['Int']['input'];
};

/** The settlement that is agreed on before the return is signed. */
export type ReturnSettlementInput = {
  /** Further charges: they become lines of the price. Of a cancelled rental and where nobody came they are no lines, and `kept` has to cover them. */
  added?: InputMaybe<Array<AddedChargeInput>>;
  /** What is decided on the charges of `returnPreview`, all of them and in their order. */
  charges: Array<PreviewedChargeInput>;
  /** What the deposit pays of what is due, the charges before the rent, in Dh. */
  kept?: Scalars['Money']['input'];
  /** What is paid of the rest; what is not becomes due. */
  payment?: InputMaybe<SettlementPaymentInput>;
  /** How money of the deposit goes back, in cash or by transfer; by default as it was left. An imprint is released first. */
  returnMethod?: InputMaybe<DepositMethod>;
  /** What goes back of the deposit, in Dh. */
  returned?: Scalars['Money']['input'];
};

/** The key to revoke. */
export type RevokeApiKeyInput = {
  /** The key. */
  id: Scalars['ID']['input'];
};

/** Why the vehicle of a rental to come may not be there at its start. */
export type RiskCause =
  /** It has damage that keeps it from leaving. */
  | 'DAMAGE'
  /** Another customer still has it and should have brought it back. */
  | 'LATE'
  /** A maintenance keeps it. */
  | 'WORK';

/** The end of an import. */
export type RunImportInput = {
  /** The import. */
  id: Scalars['ID']['input'];
  /** Whether lines that the check found wrong are left out; otherwise they prevent the import. */
  leaveOutWrong?: Scalars['Boolean']['input'];
};

/** The rental that a vehicle is in. */
export type RunningRental = {
  __typename: 'RunningRental';
  /** The customer; null for a customer without an account. */
  customerId: Maybe<Scalars['ID']['output']>;
  /** The driver. */
  customerName: Scalars['String']['output'];
  /** When the vehicle is due back. */
  endsAt: Scalars['DateTime']['output'];
  /** Number of the reservation, XXXXX-XXXXX. */
  number: Scalars['String']['output'];
  /** The driver's telephone. */
  phone: Maybe<Scalars['String']['output']>;
};

/** A draft of an inspection. It replaces the former draft as a whole. */
export type SaveInspectionInput = {
  /** When it happened; now when left out. Of a swap, the moment of the swap counts. */
  at?: InputMaybe<Scalars['DateTime']['input']>;
  /** What belongs to the vehicle. */
  checklist?: InputMaybe<Array<ChecklistItemInput>>;
  /** How clean the vehicle is. */
  cleanliness?: InputMaybe<Cleanliness>;
  /** Identifier that the client makes (UUID). The same one is the same inspection. */
  clientId: Scalars['ID']['input'];
  /** Damage that the vehicle did not have before. */
  damages?: InputMaybe<Array<NotedDamageInput>>;
  /** Identifier that the device made for itself (UUID), by which it may send again what it sent. */
  device?: InputMaybe<Scalars['ID']['input']>;
  /** `version` of the draft that the device saw, 0 for none. A newer draft of another device is refused as INSPECTION.VERSION_CONFLICT. Nothing is compared when left out. */
  draftVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Fuel or charge in eighths, 0 to 8. */
  fuel?: InputMaybe<Scalars['Int']['input']>;
  /** At the departure or at the return. */
  kind: InspectionKind;
  /** Odometer in km; never below the vehicle's last known one. Of a swap, it corrects what the swap recorded while the rental is out, within what was read before and after. */
  km?: InputMaybe<Scalars['Int']['input']>;
  /** For an inspection of a swap: the leg that the swap ended (RETURN) or began (DEPARTURE). Left out, the rental leaves or comes back by it. */
  legId?: InputMaybe<Scalars['ID']['input']>;
  /** Reservation number. */
  number: Scalars['String']['input'];
  /** Papers of the drivers, at the departure. */
  papers?: InputMaybe<Array<DriverPapersInput>>;
  /** The manifest of its photos, at most 60. */
  photos?: InputMaybe<Array<InspectionPhotoInput>>;
  /** Remark, at most 1000 characters. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** The vehicle that is looked at; refused as INSPECTION.VEHICLE_CHANGED once the rental has another one. That of the draft when left out. */
  vehicleId?: InputMaybe<Scalars['ID']['input']>;
};

/** A view to keep. It replaces the one of this name that the employee has in this list. */
export type SaveViewInput = {
  /** The list, e.g. `reservations`: 1 to 40 letters and hyphens. */
  list: Scalars['String']['input'];
  /** At most 40 characters. */
  name: Scalars['String']['input'];
  /** The query of its address, at most 2000 characters. */
  query: Scalars['String']['input'];
  /** Whether all staff see it. */
  shared?: Scalars['Boolean']['input'];
};

/** A filtered and sorted list that an employee gave a name. */
export type SavedView = {
  __typename: 'SavedView';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Who saved it. */
  employee: Employee;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The list, e.g. `reservations`. */
  list: Scalars['String']['output'];
  /** Its name; an employee has one view of it in a list. */
  name: Scalars['String']['output'];
  /** The query of its address in the back-office, without `?`. */
  query: Scalars['String']['output'];
  /** Whether all staff see it. */
  shared: Scalars['Boolean']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Days on which vehicles have another price. */
export type Season = {
  __typename: 'Season';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Name, as quotes show it. */
  name: Scalars['String']['output'];
  /** Its prices. A vehicle that none is for keeps its own. */
  rates: Array<SeasonRate>;
  /** Its days. */
  stretches: Array<SeasonStretch>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Rises with every change; send it back with an edit. */
  version: Scalars['Int']['output'];
};

/** A page of seasons. */
export type SeasonPage = {
  __typename: 'SeasonPage';
  /** The items of this page. */
  items: Array<Season>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** What a season makes of the price of some vehicles: a percentage, or prices of its own. */
export type SeasonRate = {
  __typename: 'SeasonRate';
  /** The category that it is for. Without category and vehicle it is for every vehicle. */
  category: Maybe<VehicleCategory>;
  /** Price a day without tiers, in Dh. */
  dailyPrice: Maybe<Scalars['Money']['output']>;
  /** Percent added to the vehicle's own price a day, negative for less; null where prices are given. */
  percent: Maybe<Scalars['Int']['output']>;
  /** Cheaper daily prices for longer rentals, by rising length. */
  tiers: Array<RentalTier>;
  /** The one vehicle that it is for. */
  vehicle: Maybe<Vehicle>;
  /** The one vehicle that it is for. */
  vehicleId: Maybe<Scalars['ID']['output']>;
};

/** What a season makes of some prices: either percent, or dailyPrice with tiers. */
export type SeasonRateInput = {
  /** The category that it is for; with neither vehicle nor category it is for every vehicle. */
  category?: InputMaybe<VehicleCategory>;
  /** Price a day without tiers, 1 to 100 000 Dh. */
  dailyPrice?: InputMaybe<Scalars['Money']['input']>;
  /** Percent added to the vehicle's own price a day, -90 to 300. */
  percent?: InputMaybe<Scalars['Int']['input']>;
  /** Tiers beside dailyPrice, at most three. */
  tiers?: InputMaybe<Array<RentalTierInput>>;
  /** The one vehicle that it is for. */
  vehicleId?: InputMaybe<Scalars['ID']['input']>;
};

/** A search of seasons. */
export type SeasonSearch = {
  /** The field to search; all fields if left out. */
  field?: InputMaybe<SeasonSearchField>;
  /** Part of the value, ignoring case and accents; an empty text matches everything. */
  text: Scalars['String']['input'];
};

/** Where a search for seasons looks. */
export type SeasonSearchField =
  | 'NAME';

/** Calendar days of the agency, both included. */
export type SeasonStretch = {
  __typename: 'SeasonStretch';
  /** Last day. */
  endsOn: Scalars['LocalDate']['output'];
  /** Whether the same days of every year are meant. */
  everyYear: Scalars['Boolean']['output'];
  /** First day. */
  startsOn: Scalars['LocalDate']['output'];
};

/** Calendar days of the agency, both included. */
export type SeasonStretchInput = {
  /** Required. Last day, not before the first. */
  endsOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Whether the same days of every year are meant; false when left out. Such a stretch is shorter than a year. */
  everyYear?: InputMaybe<Scalars['Boolean']['input']>;
  /** Required. First day. */
  startsOn?: InputMaybe<Scalars['LocalDate']['input']>;
};

/** A secret that takes effect once its first code was sent back. */
export type SecondFactorEnrolment = {
  __typename: 'SecondFactorEnrolment';
  /** Send it back with the first code. */
  enrolment: Scalars['String']['output'];
  /** When it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** The secret in base 32, for applications without a camera. */
  secret: Scalars['String']['output'];
  /** The same as an otpauth address, for a QR code. */
  uri: Scalars['String']['output'];
};

/** The second half of a login. */
export type SecondFactorLoginInput = {
  /** From the extensions of AUTH.SECOND_FACTOR_REQUIRED; valid for five minutes. */
  challenge: Scalars['String']['input'];
  /** Six digits of the application, or a recovery code. */
  code: Scalars['String']['input'];
};

/** Proof of both factors. */
export type SecondFactorProofInput = {
  /** Six digits of the application, or a recovery code. */
  code: Scalars['String']['input'];
  /** The caller's password. */
  password: Scalars['String']['input'];
};

/** The caller's second factor. */
export type SecondFactorState = {
  __typename: 'SecondFactorState';
  /** Whether a login requires a code. */
  on: Scalars['Boolean']['output'];
  /** How many recovery codes are unused. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Whether the agency requires it of all staff. */
  required: Scalars['Boolean']['output'];
  /** Since when it is on; null while it is off. */
  since: Maybe<Scalars['DateTime']['output']>;
};

/** That a mail about a reservation went out; its text is not kept. `createdAt` says when the mail server took it, or when it was given up. */
export type SentMail = {
  __typename: 'SentMail';
  /** The e-mail address that it went to; null once the account of the reservation was deleted. */
  address: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether the mail server refused it or was away until it was given up. */
  failed: Scalars['Boolean']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What it was about. */
  kind: SentMailKind;
  /** Who it was for. */
  recipient: MailRecipient;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** What a mail about a reservation was about. */
export type SentMailKind =
  /** The request was accepted. */
  | 'ACCEPTED'
  /** The reservation was cancelled. */
  | 'CANCELLED'
  /** The reservation was changed. */
  | 'CHANGED'
  /** A request for an extension was refused. */
  | 'EXTENSION_REFUSED'
  /** The link to the report of the inspections. */
  | 'INSPECTION'
  /** The rental is late. */
  | 'LATE'
  /** The request arrived. */
  | 'RECEIVED'
  /** The request was refused. */
  | 'REFUSED'
  /** The rental ends soon. */
  | 'RETURNING';

/** One of the services the home page presents. */
export type Service = {
  __typename: 'Service';
  /** Picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** Text. */
  text: Scalars['String']['output'];
  /** Headline. */
  title: Scalars['String']['output'];
};

/** One of the four services. */
export type ServiceInput = {
  /** Text, at most 3000 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Headline, at most 120 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A workshop or supplier that maintains vehicles. */
export type ServiceProvider = {
  __typename: 'ServiceProvider';
  /** Postal address. */
  address: Scalars['String']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Telephone. */
  phone: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Rises with every change; send it back with an edit. Staff only. */
  version: Scalars['Int']['output'];
};

/** A page of service providers. */
export type ServiceProviderPage = {
  __typename: 'ServiceProviderPage';
  /** The items of this page. */
  items: Array<ServiceProvider>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A search of service providers, in one column or in all. */
export type ServiceProviderSearch = {
  /** The field to search; all fields if left out. */
  field?: InputMaybe<ServiceProviderSearchField>;
  /** Part of the value, ignoring case and accents; an empty text matches everything. */
  text: Scalars['String']['input'];
};

/** Fields that a search of service providers covers. */
export type ServiceProviderSearchField =
  | 'NAME'
  | 'PHONE';

/** Order of service providers; by name if left out. */
export type ServiceProviderSort = {
  /** The direction of sorting. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: ServiceProviderSortField;
};

/** Fields by which service providers are sorted. */
export type ServiceProviderSortField =
  | 'CREATED_AT'
  | 'NAME';

/** Whether the public site shows a brand. */
export type SetBrandShownInput = {
  /** The brand to show or hide. */
  id: Scalars['ID']['input'];
  /** Whether to show it. */
  shownOnSite: Scalars['Boolean']['input'];
};

/** The deposit that a rental asks for. */
export type SetDepositAmountInput = {
  /** In Dh; 0 for none. */
  amount: Scalars['Money']['input'];
  /** Reservation number. */
  number: Scalars['String']['input'];
  /** Version of the reservation that the caller saw. */
  version: Scalars['Int']['input'];
};

/** Texts, pictures and contacts of the public site. */
export type Settings = {
  __typename: 'Settings';
  /** Text about the company. */
  aboutText: Scalars['String']['output'];
  /** Postal address. */
  address: Scalars['String']['output'];
  /** Last day of the announcement. */
  announcementEndsOn: Maybe<Scalars['LocalDate']['output']>;
  /** Size of the announcement banner, so that a page can keep its place free. Null without a banner. */
  announcementImageSize: Maybe<PictureSize>;
  /** Announcement banner, null outside its days. */
  announcementImageUrl: Maybe<Scalars['String']['output']>;
  /** First day of the announcement. */
  announcementStartsOn: Maybe<Scalars['LocalDate']['output']>;
  /** The company's name. */
  companyName: Scalars['String']['output'];
  /** Covers of the home page. */
  coverUrls: Array<Scalars['String']['output']>;
  /** Description for search engines. */
  description: Maybe<Scalars['String']['output']>;
  /** Domain name, as shown. */
  domainName: Scalars['String']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Facebook page. */
  facebook: Maybe<Scalars['String']['output']>;
  /** Text of the footer. */
  footerText: Scalars['String']['output'];
  /** Headline of the home page. */
  headerText: Scalars['String']['output'];
  /** Instagram page. */
  instagram: Maybe<Scalars['String']['output']>;
  /** Keywords for search engines. */
  keywords: Maybe<Scalars['String']['output']>;
  /** Logo of the about section and the footer. */
  logoAboutUrl: Maybe<Scalars['String']['output']>;
  /** Logo of the back-office. */
  logoAdminUrl: Maybe<Scalars['String']['output']>;
  /** Logo of the navigation bar. */
  logoNavbarUrl: Maybe<Scalars['String']['output']>;
  /** Address of an embedded map. */
  mapUrl: Maybe<Scalars['String']['output']>;
  /** Text in the middle of the home page. */
  middleText: Scalars['String']['output'];
  /** Mobile telephone. */
  mobile: Maybe<Scalars['String']['output']>;
  /** Telephone. */
  phone: Scalars['String']['output'];
  /** Every picture of the site, shown today or not: for its editor. Of the announcement, outside of its days, only for staff. */
  pictures: Array<SitePicture>;
  /** Presentation picture. */
  presentationImageUrl: Maybe<Scalars['String']['output']>;
  /** The services. */
  services: Array<Service>;
  /** Title of the home page. */
  title: Scalars['String']['output'];
  /** VAT on invoices, in percent. */
  vatPercent: Scalars['String']['output'];
  /** Counts the edits; an edit names the one it started from. */
  version: Scalars['Int']['output'];
  /** WhatsApp number. */
  whatsapp: Maybe<Scalars['String']['output']>;
};

/** A picture of the site. */
export type SettingsPicture =
  | 'ANNOUNCEMENT'
  | 'COVER_1'
  | 'COVER_2'
  | 'COVER_3'
  | 'LOGO_ABOUT'
  | 'LOGO_ADMIN'
  | 'LOGO_NAVBAR'
  | 'PRESENTATION'
  | 'SERVICE_1'
  | 'SERVICE_2'
  | 'SERVICE_3'
  | 'SERVICE_4';

/** A new picture of the site. */
export type SettingsPictureInput = {
  /** JPEG, PNG or WebP, at most 8 MB. */
  file: Scalars['Upload']['input'];
  /** Which one. */
  picture: SettingsPicture;
};

/** The settlement of a rental: all of it is done, or nothing. */
export type SettleRentalInput = {
  /** Further charges: they become lines of the price. Of a cancelled rental and where nobody came they are no lines, and `kept` has to cover them. */
  added?: InputMaybe<Array<AddedChargeInput>>;
  /** What is decided on the proposed charges, each of which needs a decision. */
  charges?: InputMaybe<Array<SettledChargeInput>>;
  /** What the deposit pays of what is due, the charges before the rent, in Dh. */
  kept?: Scalars['Money']['input'];
  /** Number of the rental. */
  number: Scalars['String']['input'];
  /** What is paid of the rest; what is not becomes due. */
  payment?: InputMaybe<SettlementPaymentInput>;
  /** How money of the deposit goes back, in cash or by transfer; by default as it was left. An imprint is released first. */
  returnMethod?: InputMaybe<DepositMethod>;
  /** What goes back of the deposit, in Dh. */
  returned?: Scalars['Money']['input'];
  /** Version that was seen; another one since then is refused. */
  version: Scalars['Int']['input'];
};

/** What the staff decide on proposed charges of a rental; others stay undecided. */
export type SettleReturnChargesInput = {
  /** One for each charge, at most 100. */
  charges: Array<SettledChargeInput>;
  /** Number of the rental. */
  number: Scalars['String']['input'];
  /** Version that was seen; another one since then is refused. */
  version: Scalars['Int']['input'];
};

/** The completed inspection of a return, and the settlement that the customer signs with it. */
export type SettleReturnInput = {
  /** When it happened; now when left out. Of a swap, the moment of the swap counts. */
  at?: InputMaybe<Scalars['DateTime']['input']>;
  /** What belongs to the vehicle. */
  checklist?: InputMaybe<Array<ChecklistItemInput>>;
  /** How clean the vehicle is. */
  cleanliness?: InputMaybe<Cleanliness>;
  /** Identifier that the client makes (UUID). The same one is the same inspection. */
  clientId: Scalars['ID']['input'];
  /** Seconds by which the device's clock was ahead of the server's at `at`, as far as the device knew; negative if it was behind. The server then corrects `at` by it, whatever the clock says when the request is sent. */
  clockAhead?: InputMaybe<Scalars['Int']['input']>;
  /** Damage that the vehicle did not have before. */
  damages?: InputMaybe<Array<NotedDamageInput>>;
  /** Identifier that the device made for itself (UUID), by which it may send again what it sent. */
  device?: InputMaybe<Scalars['ID']['input']>;
  /** The device's clock when it sends the request. The server corrects `at` by its difference from the server's clock; without it, a future `at` counts as now. */
  deviceNow?: InputMaybe<Scalars['DateTime']['input']>;
  /** `version` of the draft that the device saw, 0 for none. A newer draft of another device is refused as INSPECTION.VERSION_CONFLICT. Nothing is compared when left out. */
  draftVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Fuel or charge in eighths, 0 to 8. */
  fuel?: InputMaybe<Scalars['Int']['input']>;
  /** At the departure or at the return. */
  kind: InspectionKind;
  /** Odometer in km; never below the vehicle's last known one. Of a swap, it corrects what the swap recorded while the rental is out, within what was read before and after. */
  km?: InputMaybe<Scalars['Int']['input']>;
  /** For an inspection of a swap: the leg that the swap ended (RETURN) or began (DEPARTURE). Left out, the rental leaves or comes back by it. */
  legId?: InputMaybe<Scalars['ID']['input']>;
  /** Why an Admin lets it leave with less money than the settings ask for, at most 500 characters. */
  moneyReason?: InputMaybe<Scalars['String']['input']>;
  /** Reservation number. */
  number: Scalars['String']['input'];
  /** Why an Admin lets a driver leave whose papers stop it, at most 500 characters. */
  overrideReason?: InputMaybe<Scalars['String']['input']>;
  /** Papers of the drivers, at the departure. */
  papers?: InputMaybe<Array<DriverPapersInput>>;
  /** The manifest of its photos, at most 60. */
  photos?: InputMaybe<Array<InspectionPhotoInput>>;
  /** Why the customer refuses to sign, at most 500. */
  refusalReason?: InputMaybe<Scalars['String']['input']>;
  /** Remark, at most 1000 characters. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** What is charged, kept, returned and paid. */
  settlement: ReturnSettlementInput;
  /** Who signs, at most 80 characters; the first driver's name when left out. */
  signatory?: InputMaybe<Scalars['String']['input']>;
  /** The strokes as a PNG data URL (data:image/png;base64,…) of at most 700 kB; an empty one is refused. */
  signature?: InputMaybe<Scalars['String']['input']>;
  /** Whether the signature of a departure signs the contract as well, because the customer was shown so. One that the contract has stays. */
  signsContract?: InputMaybe<Scalars['Boolean']['input']>;
  /** The vehicle that is looked at; refused as INSPECTION.VEHICLE_CHANGED once the rental has another one. That of the draft when left out. */
  vehicleId?: InputMaybe<Scalars['ID']['input']>;
  /** Version of the reservation the caller saw; another one since is refused. Left out by devices that were offline. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** What the staff decide on one proposed charge. */
export type SettledChargeInput = {
  /** What is charged instead of the proposed amount, in Dh with TVA; more than 0. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** The proposed charge. */
  chargeId: Scalars['ID']['input'];
  /** Whether it is charged. */
  decision: ReturnChargeDecision;
  /** Why it is dropped, or charged at another amount than a proposed one; at most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** What a rental has left to settle, and the one step that is proposed. Charges that nobody has decided on count at their proposed amounts. */
export type Settlement = {
  __typename: 'Settlement';
  /** What is left to pay, in Dh, with the proposed charges. */
  due: Scalars['Money']['output'];
  /** What is held of the deposit, in Dh. */
  held: Scalars['Money']['output'];
  /** The part of `held` that was left by a card imprint, in Dh. */
  heldByImprint: Scalars['Money']['output'];
  /** What the deposit pays of `due`, in Dh; nothing before the vehicle is back. */
  kept: Scalars['Money']['output'];
  /** What the customer then has left to pay, in Dh. */
  left: Scalars['Money']['output'];
  /** What was paid, in Dh. */
  paid: Scalars['Money']['output'];
  /** What goes back of the deposit, in Dh. */
  returned: Scalars['Money']['output'];
};

/** What the customer pays at the settlement. */
export type SettlementPaymentInput = {
  /** More than 0, at most what the deposit leaves to pay, in Dh. */
  amount: Scalars['Money']['input'];
  /** How it is paid. */
  method: PaymentMethod;
};

/** What two customer records have in common. */
export type SharedFact =
  /** The e-mail address, which the account has verified. */
  | 'EMAIL'
  | 'LICENCE_NUMBER'
  | 'NATIONAL_ID'
  | 'PASSPORT_NUMBER'
  | 'PHONE';

/** A signature of an amendment. */
export type SignAmendmentInput = {
  /** Number of the amendment within the rental. */
  amendment: Scalars['Int']['input'];
  /** The strokes as a PNG data URL (data:image/png;base64,…) of at most 700 kB; an empty one is refused. */
  image: Scalars['String']['input'];
  /** What the link to its signature page carries; the owner and the staff need none. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** Reservation number. */
  number: Scalars['String']['input'];
};

/** A signature of the contract. */
export type SignContractInput = {
  /** The strokes as a PNG data URL (data:image/png;base64,…) of at most 700 kB; an empty one is refused. */
  image: Scalars['String']['input'];
  /** Reservation number. */
  number: Scalars['String']['input'];
};

/** A contract that can be signed now, as anyone who has the number may see it: without names and identity. */
export type SignatureSlot = {
  __typename: 'SignatureSlot';
  /** Paid in advance, in Dh. For those who may read the contract. */
  advance: Maybe<Scalars['Money']['output']>;
  /** Still to pay, in Dh. For those who may read the contract. */
  balance: Maybe<Scalars['Money']['output']>;
  /** A copy of the contract to read before signing, identity numbers and contacts partly hidden. For the owner, the staff and whoever sends the `key` of the link; null for others. */
  contract: Maybe<ExportedFile>;
  /** Rental days: started periods of 24 h. */
  days: Scalars['Int']['output'];
  /** Return. */
  endsAt: Scalars['DateTime']['output'];
  /** Reservation number, XXXXX-XXXXX. */
  number: Scalars['String']['output'];
  /** Where the vehicle is handed over. */
  pickupPlace: Scalars['String']['output'];
  /** Where it is returned. */
  returnPlace: Scalars['String']['output'];
  /** When it was last signed; null when it never was. */
  signedAt: Maybe<Scalars['DateTime']['output']>;
  /** Departure; the contract can be signed until then. */
  startsAt: Scalars['DateTime']['output'];
  /** Agreed price, in Dh. */
  total: Scalars['Money']['output'];
  /** Picture of the vehicle. */
  vehicleImageUrl: Maybe<Scalars['String']['output']>;
  /** The vehicle's name. */
  vehicleName: Scalars['String']['output'];
};

/** What the site may claim, because it is set up. */
export type SiteClaims = {
  __typename: 'SiteClaims';
  /** To how many places the vehicles of the site are delivered; 0 without vehicles. */
  deliveryPlaces: Scalars['Int']['output'];
  /** Percent that registered customers have off the rent of the vehicles of the site; 0 without vehicles. */
  discountPercent: Scalars['Int']['output'];
  /** Whether every vehicle of the site names its insurance. */
  insured: Scalars['Boolean']['output'];
  /** Whether customers have come back from a rental. */
  served: Scalars['Boolean']['output'];
};

/** A picture of the site and its place. */
export type SitePicture = {
  __typename: 'SitePicture';
  /** Its place. */
  picture: SettingsPicture;
  /** Where it is; null when there is none. */
  url: Maybe<Scalars['String']['output']>;
};

/** Ascending or descending. */
export type SortDirection =
  | 'ASC'
  | 'DESC';

/** How staff log in. */
export type StaffSecurity = {
  __typename: 'StaffSecurity';
  /** How many members of staff can log in. */
  employees: Scalars['Int']['output'];
  /** Whether all staff need a second factor. */
  secondFactorRequired: Scalars['Boolean']['output'];
  /** How many of them have a second factor. */
  withSecondFactor: Scalars['Int']['output'];
};

/** A login that requires setting up a second factor. */
export type StartRequiredSecondFactorInput = {
  /** From the extensions of AUTH.SECOND_FACTOR_ENROLMENT_REQUIRED; valid for fifteen minutes. */
  challenge: Scalars['String']['input'];
};

/** The start of setting up a second factor. */
export type StartSecondFactorInput = {
  /** The caller's password. */
  password: Scalars['String']['input'];
};

export type Subscription = {
  __typename: 'Subscription';
  /** The positions of all tracked vehicles: known ones first, then changes, about every 15 s, in batches of at most 200. The trackers are asked only while someone watches. Staff only. */
  fleetPositions: FleetBatch;
  /** How far the check or the import of a table of the caller is, about fifty times. Admin only. */
  importProgressed: ImportProgress;
  /** Each new notification. Staff only. */
  notificationAdded: Notification;
  /** Reservations as they change: every one for the staff, a customer's own; only one when a number is given. */
  reservationChanged: Reservation;
  /** The position of a vehicle, every 5 s while someone watches. Staff only. Errors: VEHICLE.NOT_FOUND, TRACKING.NO_DEVICE. */
  vehiclePosition: VehiclePositionUpdate;
};


export type SubscriptionImportProgressedArgs = {
  id: Scalars['ID']['input'];
};


export type SubscriptionReservationChangedArgs = {
  number?: InputMaybe<Scalars['String']['input']>;
};


export type SubscriptionVehiclePositionArgs = {
  vehicleId: Scalars['ID']['input'];
};

/** The agency's own subscription to this software. */
export type SubscriptionPlan = {
  __typename: 'SubscriptionPlan';
  /** Last day. */
  endsOn: Maybe<Scalars['LocalDate']['output']>;
  /** Price, in Dh. */
  price: Maybe<Scalars['Money']['output']>;
  /** First day. */
  startsOn: Maybe<Scalars['LocalDate']['output']>;
  /** Kind, as it was agreed. */
  type: Maybe<Scalars['String']['output']>;
};

/** The cash that an employee holds, from opening the till to counting it. */
export type Till = {
  __typename: 'Till';
  /** The agency where it stands. */
  agency: Agency;
  /** When it was closed; null while it is open. */
  closedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who closed it: its employee, or an Admin who counted what was left open. Null while it is open, and for what earlier releases closed. */
  closedBy: Maybe<Employee>;
  /** Cash that was counted then, in Dh. */
  countedAmount: Maybe<Scalars['Money']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** What was counted less what should have been in it, in Dh; null while it is open. */
  difference: Maybe<Scalars['Money']['output']>;
  /** Whose it is. */
  employee: Maybe<Employee>;
  /** Its entries in the order they were made. */
  entries: Array<TillEntry>;
  /** What should be in it, in Dh: the opening amount and its entries. */
  expectedAmount: Scalars['Money']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** A remark at the closing. */
  note: Maybe<Scalars['String']['output']>;
  /** When it was opened. */
  openedAt: Scalars['DateTime']['output'];
  /** Cash that was in it then, in Dh. */
  openingAmount: Scalars['Money']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Cash that came into a till or left it. Entries are never changed. */
export type TillEntry = {
  __typename: 'TillEntry';
  /** In Dh; negative where cash left the till. */
  amount: Scalars['Money']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: TillEntryKind;
  /** Its proof, below /storage/factures, which requires a staff token. */
  proofUrl: Maybe<Scalars['String']['output']>;
  /** Why, of an expense or a bank deposit. */
  reason: Maybe<Scalars['String']['output']>;
  /** The number of the rental that it is about, if any. */
  reservationNumber: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** What an entry of a till is. */
export type TillEntryKind =
  /** Dépôt en banque: taken out of the till to the bank. */
  | 'BANK'
  /** Cash of a deposit that was left or went back. */
  | 'DEPOSIT'
  /** Dépense: paid out of the till. */
  | 'EXPENSE'
  /** Cash of a payment, a refund or a correction. */
  | 'PAYMENT';

/** Which tills. */
export type TillFilter = {
  /** Of this agency. */
  agencyId?: InputMaybe<Scalars['ID']['input']>;
  /** If true, only those whose count differs. */
  differing?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of tills. */
export type TillPage = {
  __typename: 'TillPage';
  /** The items of this page. */
  items: Array<Till>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** The form of address of a person: Monsieur or Madame. */
export type Title =
  | 'MR'
  | 'MRS';

/** The agency's present day: what leaves, what comes back, what is out. */
export type Today = {
  __typename: 'Today';
  /** Rentals that begin today and were not missed, in the order of the day. */
  departures: Array<Reservation>;
  /** The present moment, with the agency's offset. */
  now: Scalars['DateTime']['output'];
  /** Rentals that end today, in the order of the day. */
  returns: Array<Reservation>;
  /** Rentals whose vehicle is out: left and not back, also when they are late. */
  runningCount: Scalars['Int']['output'];
};

/** A period in which a vehicle drove too fast or was outside its zones. */
export type TrackEvent = {
  __typename: 'TrackEvent';
  /** The address of the position. */
  address: Maybe<Scalars['String']['output']>;
  /** The day it began, at the agency. */
  day: Scalars['LocalDate']['output'];
  /** When it ended; null while it continues. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The kind of event. */
  kind: TrackEventKind;
  /** Position at the highest speed, or first position outside: degrees north. */
  latitude: Scalars['Float']['output'];
  /** The speed limit at that time, km/h; null for OUT_OF_ZONE. */
  limitKph: Maybe<Scalars['Int']['output']>;
  /** Degrees east. */
  longitude: Scalars['Float']['output'];
  /** Highest speed during the event, km/h; null for OUT_OF_ZONE. */
  peakSpeedKph: Maybe<Scalars['Int']['output']>;
  /** The vehicle's registration. */
  plateNumber: Scalars['String']['output'];
  /** The rental during which it happened, XXXXX-XXXXX. */
  rentalNumber: Maybe<Scalars['String']['output']>;
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** The vehicle. */
  vehicleId: Scalars['ID']['output'];
  /** The vehicle's name. */
  vehicleName: Scalars['String']['output'];
};

/** A filter of track events; all conditions must hold. */
export type TrackEventFilter = {
  /** That overlap this day, at the agency. */
  day?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Of this kind. */
  kind?: InputMaybe<TrackEventKind>;
  /** Of this rental, by its number. */
  rentalNumber?: InputMaybe<Scalars['String']['input']>;
  /** Of this vehicle. */
  vehicleId?: InputMaybe<Scalars['ID']['input']>;
};

/** Kind of track event. */
export type TrackEventKind =
  /** It was outside of every zone where it may go. */
  | 'OUT_OF_ZONE'
  /** It drove faster than the settings allow. */
  | 'OVERSPEED';

/** A page of track events. */
export type TrackEventPage = {
  __typename: 'TrackEventPage';
  /** The items of this page. */
  items: Array<TrackEvent>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A recorded position. */
export type TrackPoint = {
  __typename: 'TrackPoint';
  /** The address. */
  address: Maybe<Scalars['String']['output']>;
  /** The time of the record. */
  at: Scalars['DateTime']['output'];
  /** Latitude in degrees. */
  latitude: Scalars['Float']['output'];
  /** Longitude in degrees. */
  longitude: Scalars['Float']['output'];
  /** km/h. */
  speedKph: Scalars['Float']['output'];
  /** The state of the vehicle. */
  state: PositionState;
};

/** A halt of at least five minutes. */
export type TrackStop = {
  __typename: 'TrackStop';
  /** The address. */
  address: Maybe<Scalars['String']['output']>;
  /** Its start. */
  from: Scalars['DateTime']['output'];
  /** Its end, or the last record of it. */
  to: Scalars['DateTime']['output'];
};

/** What anyone who has the number may see of a reservation. */
export type TrackedReservation = {
  __typename: 'TrackedReservation';
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** Return. */
  endsAt: Scalars['DateTime']['output'];
  /** Full or quick. */
  kind: ReservationKind;
  /** Reservation number, XXXXX-XXXXX. */
  number: Scalars['String']['output'];
  /** Where the vehicle is handed over. */
  pickupPlace: Scalars['String']['output'];
  /** The agreed total, before acceptance the quoted one; in Dh. */
  price: Scalars['Money']['output'];
  /** Name of the vehicle that was asked for, when the agency gave another; null otherwise. */
  requestedVehicleName: Maybe<Scalars['String']['output']>;
  /** Where it is returned. */
  returnPlace: Scalars['String']['output'];
  /** Whether the contract can be signed now. */
  signatureOpen: Scalars['Boolean']['output'];
  /** Whether it has been signed. */
  signed: Scalars['Boolean']['output'];
  /** How far the rental is; null before the acceptance and once it is cancelled. */
  stage: Maybe<RentalStage>;
  /** Departure. */
  startsAt: Scalars['DateTime']['output'];
  /** State. */
  status: ReservationStatus;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Picture of the vehicle. */
  vehicleImageUrl: Maybe<Scalars['String']['output']>;
  /** The vehicle's name. */
  vehicleName: Scalars['String']['output'];
};

/** How the agency follows its vehicles, and on which map. */
export type TrackingSettings = {
  __typename: 'TrackingSettings';
  /** km/h above which the staff are told; null for never. */
  overspeedKph: Maybe<Scalars['Int']['output']>;
  /** Whether the tiles are the agency's own choice, not the usual ones. */
  ownTiles: Scalars['Boolean']['output'];
  /** Days that positions are kept. */
  positionRetentionDays: Scalars['Int']['output'];
  /** Whom the map names for its tiles. */
  tileAttribution: Scalars['String']['output'];
  /** Address of the map tiles, https with {z}, {x} and {y}. */
  tileUrl: Scalars['String']['output'];
  /** Whether positions are kept of vehicles that nobody rents, too (law 09-08). */
  trackAlways: Scalars['Boolean']['output'];
};

/** Gearbox. */
export type Transmission =
  | 'AUTOMATIC'
  | 'MANUAL';

/** The two ends of a rental. */
export type TripEnd =
  | 'PICKUP'
  | 'RETURN';

/** What prices of several vehicles go by beside the dates. What is left out is not known. */
export type TripFactsInput = {
  /** Age of the youngest driver in years, for fees that go by it. */
  driverAge?: InputMaybe<Scalars['Int']['input']>;
  /** Where the vehicle is handed over, one of `places`. */
  pickupPlace?: InputMaybe<Scalars['String']['input']>;
  /** Where it is returned, one of `places`. */
  returnPlace?: InputMaybe<Scalars['String']['input']>;
};

/** What a price goes by beside vehicle and dates. What is left out is not known. */
export type TripOptionsInput = {
  /** Age of the youngest driver in years, for fees that go by it. */
  driverAge?: InputMaybe<Scalars['Int']['input']>;
  /** Extras that were chosen, each once, at most 30. */
  extras?: InputMaybe<Array<ExtraChoiceInput>>;
  /** Where the vehicle is handed over, one of `places`. */
  pickupPlace?: InputMaybe<Scalars['String']['input']>;
  /** Code of a promotion; capitals and spaces do not matter. */
  promotionCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether the price is for a registered customer. Read from staff only; for others it is who they are. */
  registered?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where it is returned, one of `places`. */
  returnPlace?: InputMaybe<Scalars['String']['input']>;
};

/** What a total goes by beside the dates, so that searches should ask for it. */
export type TripQuestions = {
  __typename: 'TripQuestions';
  /** Whether a fee goes by the driver's age. */
  driverAge: Scalars['Boolean']['output'];
  /** Whether a fee goes by where the vehicle is handed over and returned. */
  places: Scalars['Boolean']['output'];
};

/** A part of the price of a rental that is not paid yet. */
export type UnpaidItem = {
  __typename: 'UnpaidItem';
  /** What it costs, in Dh. */
  amount: Scalars['Money']['output'];
  /** What it is, in French. */
  label: Scalars['String']['output'];
  /** The line of the price; null for the rent. */
  lineId: Maybe<Scalars['ID']['output']>;
  /** What can still be paid of it, in Dh. Together the parts pay at most the balance of the rental. */
  open: Scalars['Money']['output'];
};

/** Changes of an agency. What is left out stays as it is. */
export type UpdateAgencyInput = {
  /** Postal address, at most 200 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** CNSS number, at most 30 characters. */
  cnss?: InputMaybe<Scalars['String']['input']>;
  /** General conditions of its contracts, at most 20000 characters; null for the default. Signed contracts keep theirs. */
  contractConditions?: InputMaybe<Scalars['String']['input']>;
  /** Model of its contracts. */
  contractTheme?: InputMaybe<ContractTheme>;
  /** E-mail address, at most 50 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Identifiant commun de l’entreprise (ICE), at most 30 characters. */
  ice?: InputMaybe<Scalars['String']['input']>;
  /** Which one. */
  id: Scalars['ID']['input'];
  /** New picture: JPEG, PNG or WebP, at most 8 MB. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Degrees north, for the map; null takes it off the map. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Degrees east, for the map; null takes it off the map. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Mobile telephone (GSM), at most 16 characters. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** Name, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Days with hours of their own, whole; null for none. */
  openingExceptions?: InputMaybe<Array<OpeningExceptionInput>>;
  /** When it is open each week, whole; empty or null for not known. */
  openingHours?: InputMaybe<Array<WeekHoursInput>>;
  /** Patente number, at most 30 characters. */
  patente?: InputMaybe<Scalars['String']['input']>;
  /** Telephone, at most 16 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Identifiant fiscal (IF), at most 30 characters. */
  taxId?: InputMaybe<Scalars['String']['input']>;
  /** The one of `places` that it stands for. */
  town?: InputMaybe<Scalars['String']['input']>;
  /** Registre de commerce (RC), at most 30 characters. */
  tradeRegister?: InputMaybe<Scalars['String']['input']>;
  /** Version the edit started from; another one since then is refused. */
  version: Scalars['Int']['input'];
};

/** Changes of a brand. Fields that are left out keep their value. */
export type UpdateBrandInput = {
  /** The record to change. */
  id: Scalars['ID']['input'];
  /** New logo: JPEG, PNG or WebP, at most 8 MB. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Name, at most 40 characters; not that of another brand. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Version that the edit started from; refused if it has changed since. */
  version: Scalars['Int']['input'];
};

/** Changes of an extra, fee or charge at the return. What is left out stays as it is. */
export type UpdateChargeRuleInput = {
  /** Whether it is in use; true when left out. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** The most that a piece comes to, in Dh; not below price. */
  cap?: InputMaybe<Scalars['Money']['input']>;
  /** Only for these categories; none for all. */
  categories?: InputMaybe<Array<VehicleCategory>>;
  /** By how much this extra lowers the deposit, in Dh. */
  depositReduction?: InputMaybe<Scalars['Money']['input']>;
  /** By how many percent this extra lowers the deposit. */
  depositReductionPercent?: InputMaybe<Scalars['Money']['input']>;
  /** What makes a charge at the return proposed. */
  finding?: InputMaybe<ReturnFinding>;
  /** Only for rentals of this many days at least. */
  fromDays?: InputMaybe<Scalars['Int']['input']>;
  /** What customers should know, at most 200 characters. */
  hint?: InputMaybe<Scalars['String']['input']>;
  /** The same in Arabic, at most 200 characters. */
  hintAr?: InputMaybe<Scalars['String']['input']>;
  /** The same in English, at most 200 characters. */
  hintEn?: InputMaybe<Scalars['String']['input']>;
  /** Which one. */
  id: Scalars['ID']['input'];
  /** Picture of an extra: JPEG, PNG or WebP, at most 8 MB. In an edit null removes it. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Required of a new one. How it comes to apply. */
  kind?: InputMaybe<ChargeKind>;
  /** Only up to this age of the driver's. */
  maxAge?: InputMaybe<Scalars['Int']['input']>;
  /** How many pieces of an extra a rental may have, 1 to 20; 1 when left out. */
  maxQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** Only from this age of the driver's on. */
  minAge?: InputMaybe<Scalars['Int']['input']>;
  /** Required of a new one. Name in French, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Name in Arabic, at most 60 characters. */
  nameAr?: InputMaybe<Scalars['String']['input']>;
  /** Name in English, at most 60 characters. */
  nameEn?: InputMaybe<Scalars['String']['input']>;
  /** Whether it costs once for each end outside the opening hours; false when left out. */
  outsideHours?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only where the vehicle is handed over here, one of `places`. */
  pickupPlace?: InputMaybe<Scalars['String']['input']>;
  /** Only where the places lie so. */
  places?: InputMaybe<PlaceCondition>;
  /** Its place among the others; 0 when left out. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Required of a new one. Price of a unit, 0 to 100 000 Dh with TVA; percent, 100 at most, where that is the unit. */
  price?: InputMaybe<Scalars['Money']['input']>;
  /** Only where it is returned here, one of `places`. */
  returnPlace?: InputMaybe<Scalars['String']['input']>;
  /** Only where a day of the rental lies in this season. */
  seasonId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether customers may choose the extra on the site; true when left out. */
  shownOnSite?: InputMaybe<Scalars['Boolean']['input']>;
  /** How many pieces of an extra there are a day, over all rentals; none for no bound. */
  stock?: InputMaybe<Scalars['Int']['input']>;
  /** Only for rentals of this many days at most. */
  toDays?: InputMaybe<Scalars['Int']['input']>;
  /** Required of a new one. What its price is for: before the return a rental, a day or a percentage. */
  unit?: InputMaybe<ChargeUnit>;
  /** Whether a rental with this extra has unlimited km; false when left out. */
  unlimitedKm?: InputMaybe<Scalars['Boolean']['input']>;
  /** Rate of the TVA, 0 to 100 percent. */
  vatPercent?: InputMaybe<Scalars['Money']['input']>;
  /** Version the edit started from; another one since then is refused. */
  version: Scalars['Int']['input'];
};

/** An edit of a customer. Fields that are left out keep their value. */
export type UpdateCustomerInput = {
  /** Postal address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth; null removes it. */
  birthDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Remark of the staff; empty removes it. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address; not used by another account. Only an Admin changes that of an account. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The customer to change. */
  id: Scalars['ID']['input'];
  /** Family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Last valid day of the licence; null removes it. */
  licenceExpiresOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Day of issue of the licence; null removes it. */
  licenceIssuedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Driving licence number; empty removes it. */
  licenceNumber?: InputMaybe<Scalars['String']['input']>;
  /** CIN; empty removes it. */
  nationalId?: InputMaybe<Scalars['String']['input']>;
  /** Nationality; empty removes it. */
  nationality?: InputMaybe<Scalars['String']['input']>;
  /** Passport number; empty removes it. */
  passportNumber?: InputMaybe<Scalars['String']['input']>;
  /** A new password, which ends every session of the account; Admins only, empty keeps the old one. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Telephone. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Manual rating. */
  rating?: InputMaybe<CustomerRating>;
  /** Reason of the rating; empty removes it. */
  ratingReason?: InputMaybe<Scalars['String']['input']>;
  /** Day to look at the rating again; null removes it. */
  ratingReviewOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Blocking ends every session of the account at once. */
  status?: InputMaybe<CustomerStatus>;
  /** Monsieur or Madame. */
  title?: InputMaybe<Title>;
  /** Version that the edit started from; refused if it has changed since. */
  version: Scalars['Int']['input'];
};

/** Changes of what the agency chose for deposits. What is left out stays as it is. */
export type UpdateDepositSettingsInput = {
  /** The deposit by category, each category once. Rentals that were accepted before keep theirs. */
  amounts?: InputMaybe<Array<CategoryDepositInput>>;
  /** The excess by category, each category once; a category that is left out states none. Rentals that were accepted before keep theirs. */
  excesses?: InputMaybe<Array<CategoryExcessInput>>;
  /** Days before its expiry from which on a card imprint is warned of, 0 to 60. */
  imprintWarningDays?: InputMaybe<Scalars['Int']['input']>;
  /** Version the edit started from; another one since then is refused. */
  version: Scalars['Int']['input'];
};

/** An edit of a member of staff. Fields that are left out keep their value. */
export type UpdateEmployeeInput = {
  /** Postal address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The caller's password as confirmation; needed when their own e-mail address changes. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address; not used by another employee. A colleague's: Admins only. One's own: with currentPassword. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The employee to change. */
  id: Scalars['ID']['input'];
  /** Family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** A new password, which ends the sessions of the account; Admins only, empty keeps the old one. For one's own use changeMyPassword. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Telephone. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Role; only an Admin changes it. */
  role?: InputMaybe<EmployeeRole>;
  /** Monsieur or Madame. */
  title?: InputMaybe<Title>;
  /** Version that the edit started from; refused if it has changed since. */
  version: Scalars['Int']['input'];
};

/** Changes of what the agency chose for its inspections. What is left out stays as it is. */
export type UpdateInspectionSettingsInput = {
  /** What belongs to a vehicle: 1 to 30 different names of at most 60 characters. */
  checklist?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Age of a driver, 18 to 40. */
  minDriverAge?: InputMaybe<Scalars['Int']['input']>;
  /** Years of a licence, 0 to 20. */
  minLicenceYears?: InputMaybe<Scalars['Int']['input']>;
  /** Days that photos of papers are kept after the rental, 1 to 1825. */
  paperPhotoDays?: InputMaybe<Scalars['Int']['input']>;
  /** Whether papers stop a departure. */
  papersStop?: InputMaybe<Scalars['Boolean']['input']>;
  /** Version the edit started from; another one since then is refused. */
  version: Scalars['Int']['input'];
};

/** An edit of a maintenance. */
export type UpdateMaintenanceInput = {
  /** Cost in Dh; none if left out. */
  cost?: InputMaybe<Scalars['Money']['input']>;
  /** Description in words, at most 1000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The maintenance to change. */
  id: Scalars['ID']['input'];
  /** The invoice: a PDF or a picture, at most 10 MB. */
  invoice?: InputMaybe<Scalars['Upload']['input']>;
  /** The nature of the maintenance. */
  nature?: InputMaybe<MaintenanceNature>;
  /** Due again at this odometer, km; above the current one. */
  nextOdometerKm?: InputMaybe<Scalars['Int']['input']>;
  /** Due again on this day; after the day of the maintenance. */
  nextOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Odometer at that time, km. */
  odometerKm?: InputMaybe<Scalars['Int']['input']>;
  /** Time out of service; refused if it conflicts with a rental, unless `overPromises`. Null removes it. */
  outOfService?: InputMaybe<OutOfServiceInput>;
  /** Whether rentals to come may lie in the time out of service: they are at risk then. False if left out. */
  overPromises?: InputMaybe<Scalars['Boolean']['input']>;
  /** Day of the maintenance, to which its cost belongs. */
  performedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The service provider who does it. */
  providerId?: InputMaybe<Scalars['ID']['input']>;
  /** Removes the invoice. */
  removeInvoice?: InputMaybe<Scalars['Boolean']['input']>;
  /** The vehicle. */
  vehicleId?: InputMaybe<Scalars['ID']['input']>;
  /** Version that the edit started from; refused if it has changed since. */
  version: Scalars['Int']['input'];
};

/** Changes of what the agency chose for its prices. What is left out stays as it is. */
export type UpdatePriceSettingsInput = {
  /** Kilometres a day that prices include, the whole list; a category that is left out is unlimited. */
  includedKm?: InputMaybe<Array<IncludedKmInput>>;
  /** Whether the first day's season prices the whole rental; else each day has its own. */
  seasonOfFirstDay?: InputMaybe<Scalars['Boolean']['input']>;
  /** Version the edit started from; another one since then is refused. */
  version: Scalars['Int']['input'];
};

/** The caller's whole profile. */
export type UpdateProfileInput = {
  /** Postal address, at most 200 characters. */
  address: Scalars['String']['input'];
  /** Given name, 1 to 30 letters. */
  firstName: Scalars['String']['input'];
  /** Family name, 1 to 30 letters. */
  lastName: Scalars['String']['input'];
  /** Telephone, at most 16 characters. */
  phone: Scalars['String']['input'];
  /** Monsieur or Madame. */
  title: Title;
  /** Version that the edit started from; refused if it has changed since. */
  version: Scalars['Int']['input'];
};

/** Changes of a promotion. What is left out stays as it is. */
export type UpdatePromotionInput = {
  /** Whether it is in use; true when left out. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Dh off the rent, 1 to 100 000. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** First day on which it can be entered. */
  bookedFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Last day on which it can be entered. */
  bookedTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Only for these categories; none for all. */
  categories?: InputMaybe<Array<VehicleCategory>>;
  /** Required of a new one. 3 to 20 letters, digits or dashes; kept in capitals, each code once. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Which one. */
  id: Scalars['ID']['input'];
  /** How many reservations may have it; none for any number. */
  maxUses?: InputMaybe<Scalars['Int']['input']>;
  /** Days that a rental has at least, 1 to 90. */
  minDays?: InputMaybe<Scalars['Int']['input']>;
  /** Percent off the rent, 1 to 100. */
  percent?: InputMaybe<Scalars['Int']['input']>;
  /** First day that a rental may have. */
  rentalFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Last day that a rental may have. */
  rentalTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Version the edit started from; another one since then is refused. */
  version: Scalars['Int']['input'];
};

/** An edit by the staff. Fields left out stay as they are; null clears what may be empty. */
export type UpdateReservationInput = {
  /** What is paid of a rental, in Dh; the difference is entered as a correction. */
  advance?: InputMaybe<Scalars['Money']['input']>;
  /** The remark. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The first driver, whole. */
  driver?: InputMaybe<DriverInput>;
  /** Age of the youngest driver in years, for fees that go by it. */
  driverAge?: InputMaybe<Scalars['Int']['input']>;
  /** Extras that were chosen, each once, at most 30. The whole list, for a request alone: a rental's change by its lines. */
  extras?: InputMaybe<Array<ExtraChoiceInput>>;
  /** Reservation number. */
  number: Scalars['String']['input'];
  /** Other dates. */
  period?: InputMaybe<PeriodInput>;
  /** One of `places`. */
  pickupPlace?: InputMaybe<Scalars['String']['input']>;
  /** Code of a promotion; capitals and spaces do not matter. Of a request alone; null takes it off. It stays when the request is moved. */
  promotionCode?: InputMaybe<Scalars['String']['input']>;
  /** One of `places`. */
  returnPlace?: InputMaybe<Scalars['String']['input']>;
  /** The second driver, whole; null removes them. */
  secondDriver?: InputMaybe<DriverInput>;
  /** Agreed price of a rental, in Dh. */
  total?: InputMaybe<Scalars['Money']['input']>;
  /** Another vehicle. */
  vehicleId?: InputMaybe<Scalars['ID']['input']>;
  /** Version the edit started from. */
  version: Scalars['Int']['input'];
};

/** Changes of a season. What is left out stays as it is. */
export type UpdateSeasonInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** Name as quotes show it, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Its prices: 1 to 100 rates, at most one for each vehicle, category or all. */
  rates?: InputMaybe<Array<SeasonRateInput>>;
  /** Its days: 1 to 20 stretches that do not overlap. */
  stretches?: InputMaybe<Array<SeasonStretchInput>>;
  /** Version the edit started from; another one since then is refused. */
  version: Scalars['Int']['input'];
};

/** Changes of a service provider. Fields that are left out keep their value. */
export type UpdateServiceProviderInput = {
  /** Postal address, at most 200 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address, at most 50 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The record to change. */
  id: Scalars['ID']['input'];
  /** Name, at most 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Telephone, at most 16 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Version that the edit started from; refused if it has changed since. */
  version: Scalars['Int']['input'];
};

/** Changes of the settings. What is left out stays as it is; an empty text empties a field. */
export type UpdateSettingsInput = {
  /** Text about the company. */
  aboutText?: InputMaybe<Scalars['String']['input']>;
  /** Postal address; it cannot be emptied. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Last day of the announcement. */
  announcementEndsOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** First day of the announcement. */
  announcementStartsOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Months that entries of the history of records are kept, 12 to 120; it cannot be emptied. */
  auditRetentionMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Dh of cash for one rental from which on the staff are warned; null for never. */
  cashLimit?: InputMaybe<Scalars['Money']['input']>;
  /** The company's name; it cannot be emptied. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** Months that messages of the contact form are kept, 1 to 60; it cannot be emptied. */
  contactRetentionMonths?: InputMaybe<Scalars['Int']['input']>;
  /** What has to be there before a rental leaves. It cannot be emptied. */
  departureRequires?: InputMaybe<DepartureRequirement>;
  /** Description for search engines. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Domain name, as shown. */
  domainName?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address; it cannot be emptied. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Facebook page, https. */
  facebook?: InputMaybe<Scalars['String']['input']>;
  /** Hours before the promised end at which the customer is mailed a first reminder, 0 to 168, 0 for none; it cannot be emptied. */
  firstReminderHours?: InputMaybe<Scalars['Int']['input']>;
  /** Text of the footer. */
  footerText?: InputMaybe<Scalars['String']['input']>;
  /** Minutes of a further day of a rental that cost nothing, 0 to 720; it cannot be emptied. */
  graceMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Headline of the home page. */
  headerText?: InputMaybe<Scalars['String']['input']>;
  /** Instagram page, https. */
  instagram?: InputMaybe<Scalars['String']['input']>;
  /** Keywords for search engines. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  /** Minutes after its promised end before a rental counts as late, 0 to 1440; it cannot be emptied. */
  lateAfterMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Whether a customer whose rental becomes late is mailed. */
  lateReminder?: InputMaybe<Scalars['Boolean']['input']>;
  /** Address of an embedded map, https. */
  mapUrl?: InputMaybe<Scalars['String']['input']>;
  /** Text in the middle of the home page. */
  middleText?: InputMaybe<Scalars['String']['input']>;
  /** Mobile telephone. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** km/h above which the staff are told, 30 to 250; null for never. */
  overspeedKph?: InputMaybe<Scalars['Int']['input']>;
  /** Telephone; it cannot be emptied. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Pictures to replace. */
  pictures?: InputMaybe<Array<SettingsPictureInput>>;
  /** Days that positions are kept, 1 to 365; it cannot be emptied. */
  positionRetentionDays?: InputMaybe<Scalars['Int']['input']>;
  /** Minutes of preparation that a vehicle needs between two rentals, 0 to 1440; it cannot be emptied. */
  preparationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Pictures to remove. */
  removedPictures?: InputMaybe<Array<SettingsPicture>>;
  /** Hours before the promised end at which the customer is mailed a second reminder, 0 to 168, 0 for none; it cannot be emptied. */
  secondReminderHours?: InputMaybe<Scalars['Int']['input']>;
  /** The four services, in their order. */
  services?: InputMaybe<Array<ServiceInput>>;
  /** Stamp duty on cash, in percent of what is paid: "0.25"; "0" for none. It cannot be emptied. */
  stampDutyPercent?: InputMaybe<Scalars['String']['input']>;
  /** Whom the map names; required with tiles of your own. */
  tileAttribution?: InputMaybe<Scalars['String']['input']>;
  /** Address of the staff's map tiles, https with {z}, {x} and {y}; null for the usual ones. */
  tileUrl?: InputMaybe<Scalars['String']['input']>;
  /** Title of the home page. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Whether positions are kept of vehicles that nobody rents, too (law 09-08). */
  trackAlways?: InputMaybe<Scalars['Boolean']['input']>;
  /** Months without a login or a reservation after which an account is forgotten, 12 to 120; it cannot be emptied. */
  unusedRetentionMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Days after which an account whose e-mail address was never proved is forgotten, 7 to 365; it cannot be emptied. */
  unverifiedRetentionDays?: InputMaybe<Scalars['Int']['input']>;
  /** VAT on invoices, in percent: "20.00". */
  vatPercent?: InputMaybe<Scalars['String']['input']>;
  /** Version the edit started from; another one since is refused. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** WhatsApp number. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
};

/** An edit of a vehicle. Fields that are left out keep their value; null clears optional ones. */
export type UpdateVehicleInput = {
  /** Required. Agency where it is kept. */
  agencyId?: InputMaybe<Scalars['ID']['input']>;
  /** Air conditioning; true by default. */
  airConditioning?: InputMaybe<Scalars['Boolean']['input']>;
  /** Required. Make. */
  brandId?: InputMaybe<Scalars['ID']['input']>;
  /** Required. Category. */
  category?: InputMaybe<VehicleCategory>;
  /** Required. Colour of the body. */
  color?: InputMaybe<VehicleColor>;
  /** Fuel consumption as the maker states it, at most 60 characters. */
  consumption?: InputMaybe<Scalars['String']['input']>;
  /** Required. Price per day without tiers, 1 to 100 000 Dh. */
  dailyPrice?: InputMaybe<Scalars['Money']['input']>;
  /** Identifier at the GPS tracker, at most 40 characters. */
  deviceId?: InputMaybe<Scalars['String']['input']>;
  /** Required. Fuel. */
  fuel?: InputMaybe<Fuel>;
  /** The whole gallery in its order, at most ten; pictures that it does not name are removed. */
  gallery?: InputMaybe<Array<GalleryPictureInput>>;
  /** Which vehicle. */
  id: Scalars['ID']['input'];
  /** New main picture: JPEG, PNG or WebP of at most 8 MB. If left out the old one stays, null removes it. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Insurance. */
  insurance?: InputMaybe<InsuranceInput>;
  /** Required. Suitcases that fit in the boot, 0 to 40. */
  luggage?: InputMaybe<Scalars['Int']['input']>;
  /** Required. Day of the model, from 1980 to next year. */
  modelDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Required. Make and model, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Required. Registration such as 12345-A-15, at most 20 characters; no other vehicle in use has it. */
  plateNumber?: InputMaybe<Scalars['String']['input']>;
  /** Required. Seats, 1 to 60. */
  seats?: InputMaybe<Scalars['Int']['input']>;
  /** Sunroof; false by default. */
  sunroof?: InputMaybe<Scalars['Boolean']['input']>;
  /** All tiers, at most three. */
  tiers?: InputMaybe<Array<RentalTierInput>>;
  /** Required. Gearbox. */
  transmission?: InputMaybe<Transmission>;
  /** Version that the edit started from; refused if it has changed since. */
  version: Scalars['Int']['input'];
  /** Whether the public site offers it; true by default. */
  visible?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Changes of a webhook. Fields that are left out keep their value. */
export type UpdateWebhookInput = {
  /** Whether events are sent. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** The events to send, at least one. */
  events?: InputMaybe<Array<WebhookEvent>>;
  /** The record to change. */
  id: Scalars['ID']['input'];
  /** Name given by the agency, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The address that events are sent to; see CreateWebhookInput. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** Version that the edit started from; refused if it has changed since. */
  version: Scalars['Int']['input'];
};

/** Changes of a zone. Fields that are left out keep their value. */
export type UpdateZoneInput = {
  /** Whether it is watched. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Categories of vehicles that it is meant for; none means all. */
  categories?: InputMaybe<Array<VehicleCategory>>;
  /** Colour on the map, #rrggbb. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** The record to change. */
  id: Scalars['ID']['input'];
  /** Name, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Version that the edit started from; refused if it has changed since. */
  version: Scalars['Int']['input'];
  /** Its corners in their order, 3 to 100; sides may not cross. */
  vertices?: InputMaybe<Array<ZoneVertexInput>>;
};

/** A table to import. */
export type UploadImportInput = {
  /** A workbook (.xlsx) or a CSV file in UTF-8, UTF-16 or Windows-1252 with any separator; 5 000 lines and 10 MB at most. */
  file: Scalars['Upload']['input'];
  /** Name of the file, which the import is shown by. */
  fileName: Scalars['String']['input'];
  /** What its lines are. */
  kind: ImportKind;
};

/** The file of a photo that a manifest names. */
export type UploadInspectionPhotoInput = {
  /** Which inspection: `Inspection.clientId`. */
  clientId: Scalars['ID']['input'];
  /** JPEG, PNG or WebP, at most 8 MB and 2 000 pixels; kept as it is. */
  file: Scalars['Upload']['input'];
};

/** A vehicle of the fleet. */
export type Vehicle = {
  __typename: 'Vehicle';
  /** Agency where it is kept. */
  agency: Maybe<Agency>;
  /** Air conditioning. */
  airConditioning: Scalars['Boolean']['output'];
  /** The most urgent alert of its maintenance and its insurance. Staff only. */
  alert: AlertLevel;
  /** French sentences that say what is due and when; empty if nothing is. Staff only. */
  alertNote: Scalars['String']['output'];
  /** When it was archived; null while it is in use. Staff only. */
  archivedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is neither rented nor out of service now. Staff only. */
  availableNow: Scalars['Boolean']['output'];
  /** Make. */
  brand: Maybe<Brand>;
  /** Category. */
  category: VehicleCategory;
  /** Colour of the body. */
  color: VehicleColor;
  /** Fuel consumption as the maker states it, usually litres per 100 km. */
  consumption: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The rental that it is out with now: who drives it. Null while it is here. Staff only. */
  currentRental: Maybe<Reservation>;
  /** Price per day without tiers, in Dh. */
  dailyPrice: Scalars['Money']['output'];
  /** Its damage, repaired or not, oldest first. Staff only. */
  damages: Array<VehicleDamage>;
  /** Identifier at the GPS tracker. Staff only. */
  deviceId: Maybe<Scalars['String']['output']>;
  /** Fuel. */
  fuel: Fuel;
  /** Further pictures. */
  galleryUrls: Array<Scalars['String']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** Kilometres a day that its price includes; 0 for unlimited. */
  includedKmPerDay: Scalars['Int']['output'];
  /** Insurance. Staff only. */
  insurance: Insurance;
  /** Suitcases that fit in the boot. */
  luggage: Scalars['Int']['output'];
  /** Day of the model, of which visitors see the year. Staff only. */
  modelDate: Scalars['LocalDate']['output'];
  /** Year of the model. */
  modelYear: Scalars['Int']['output'];
  /** Make and model as customers know it. */
  name: Scalars['String']['output'];
  /** Last known odometer reading in km: from the tracker, else from the last maintenance. Staff only. */
  odometerKm: Maybe<Scalars['Int']['output']>;
  /** Its damage that is not repaired, oldest first. Staff only. */
  openDamages: Array<VehicleDamage>;
  /** Why its papers do not cover a period, with the day; empty if they do. Nothing is refused. Staff only. */
  paperWarnings: Array<Scalars['String']['output']>;
  /** Registration, e.g. 12345-A-15. Staff only. */
  plateNumber: Scalars['String']['output'];
  /** Its price over a period. */
  quote: PriceQuote;
  /** Seats. */
  seats: Scalars['Int']['output'];
  /** Sunroof. */
  sunroof: Scalars['Boolean']['output'];
  /** Up to three cheaper daily prices, by rising length. */
  tiers: Array<RentalTier>;
  /** Gearbox. */
  transmission: Transmission;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Rises with every change; send it back with an edit. Staff only. */
  version: Scalars['Int']['output'];
  /** Whether the public site offers it. Staff only. */
  visible: Scalars['Boolean']['output'];
};


/** A vehicle of the fleet. */
export type VehiclePaperWarningsArgs = {
  period: PeriodInput;
};


/** A vehicle of the fleet. */
export type VehicleQuoteArgs = {
  period: PeriodInput;
  trip?: InputMaybe<TripFactsInput>;
};

/** The five categories of the fleet. */
export type VehicleCategory =
  /** Citadines. */
  | 'CITY_CAR'
  /** SUV compacts. */
  | 'COMPACT_SUV'
  /** Berlines familiales. */
  | 'FAMILY_SEDAN'
  /** Berlines de luxe. */
  | 'LUXURY_SEDAN'
  /** Petites citadines. */
  | 'SMALL_CITY_CAR';

/** Colour of the body. */
export type VehicleColor =
  | 'BLACK'
  | 'BLUE'
  | 'BROWN'
  | 'GOLD'
  | 'GREEN'
  | 'GREY'
  | 'ORANGE'
  | 'PINK'
  | 'PURPLE'
  | 'RED'
  | 'WHITE'
  | 'YELLOW';

/** A vehicle and how often it was rented. */
export type VehicleCount = {
  __typename: 'VehicleCount';
  /** Rentals that began in the period. */
  count: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its registration plate. */
  plateNumber: Scalars['String']['output'];
  /** The vehicle. */
  vehicleId: Scalars['ID']['output'];
};

/** Damage of a vehicle, found by an inspection; a maintenance closes it. Staff only. */
export type VehicleDamage = {
  __typename: 'VehicleDamage';
  /** Identifier that the client made (UUID). */
  clientId: Scalars['ID']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was found. */
  foundAt: Scalars['DateTime']['output'];
  /** Number of the rental in which it was found; null for an access key. Staff only. */
  foundIn: Maybe<Scalars['String']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether it keeps the vehicle from leaving until it is repaired. */
  immobilising: Scalars['Boolean']['output'];
  /** What kind it is. */
  kind: DamageKind;
  /** Note of the staff. */
  note: Maybe<Scalars['String']['output']>;
  /** Day of the work that repaired it; null while it is open. Staff only. */
  repairedOn: Maybe<Scalars['LocalDate']['output']>;
  /** How large it is. */
  size: DamageSize;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Side of the drawing. */
  view: DamageView;
  /** From the left edge of the drawing, in thousandths of its width. */
  x: Scalars['Int']['output'];
  /** From the upper edge of the drawing, in thousandths of its height. */
  y: Scalars['Int']['output'];
};

/** A filter of vehicles. Values of one list are alternatives; all conditions must hold. */
export type VehicleFilter = {
  /** Of this agency. */
  agencyId?: InputMaybe<Scalars['ID']['input']>;
  /** With an alert of any of these levels. Staff only. */
  alerts?: InputMaybe<Array<AlertLevel>>;
  /** Available now (true), or rented or out of service (false). Staff only. */
  availableNow?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of this brand. */
  brandId?: InputMaybe<Scalars['ID']['input']>;
  /** Any of these categories. */
  categories?: InputMaybe<Array<VehicleCategory>>;
  /** Any of these fuels. */
  fuels?: InputMaybe<Array<Fuel>>;
  /** These vehicles. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these gearboxes. */
  transmissions?: InputMaybe<Array<Transmission>>;
};

/** A page of vehicles. */
export type VehiclePage = {
  __typename: 'VehiclePage';
  /** The items of this page. */
  items: Array<Vehicle>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A position of a vehicle. */
export type VehiclePosition = {
  __typename: 'VehiclePosition';
  /** The address. */
  address: Maybe<Scalars['String']['output']>;
  /** Latitude in degrees. */
  latitude: Scalars['Float']['output'];
  /** Longitude in degrees. */
  longitude: Scalars['Float']['output'];
  /** Odometer in km, by the tracker. */
  odometerKm: Maybe<Scalars['Float']['output']>;
  /** km/h; 0 unless it moves. */
  speedKph: Scalars['Float']['output'];
  /** The state of the vehicle. */
  state: PositionState;
};

/** The position of a vehicle at a moment. */
export type VehiclePositionUpdate = {
  __typename: 'VehiclePositionUpdate';
  /** When the tracker was asked. */
  at: Scalars['DateTime']['output'];
  /** The position; null if there is a problem. */
  position: Maybe<VehiclePosition>;
  /** Why there is no position. */
  problem: Maybe<PositionProblem>;
  /** The vehicle. */
  vehicleId: Scalars['ID']['output'];
};

/** The figures of a vehicle over a period. */
export type VehicleReport = {
  __typename: 'VehicleReport';
  /** Cost of maintenance done in the period, in Dh. */
  charges: Scalars['Money']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its registration plate. */
  plateNumber: Scalars['String']['output'];
  /** Revenue less charges, in Dh. */
  profit: Scalars['Money']['output'];
  /** Rentals that began in the period. */
  rentalCount: Scalars['Int']['output'];
  /** Agreed totals of the rentals that began in the period, in Dh. */
  revenue: Scalars['Money']['output'];
  /** Rented hours as a share of the hours in the fleet, 0 to 100, one decimal. */
  usePercent: Scalars['Float']['output'];
  /** The vehicle. */
  vehicleId: Scalars['ID']['output'];
};

/** A search of vehicles, in one column or in all. */
export type VehicleSearch = {
  /** The field to search; all fields if left out. */
  field?: InputMaybe<VehicleSearchField>;
  /** Part of the value, ignoring case and accents; an empty text matches everything. */
  text: Scalars['String']['input'];
};

/** Fields that a search of vehicles covers. */
export type VehicleSearchField =
  | 'NAME'
  /** Registration, with or without its dashes. Staff only. */
  | 'PLATE_NUMBER';

/** Order of vehicles. */
export type VehicleSort = {
  /** The direction of sorting. */
  direction?: SortDirection;
  /** The field to sort by. */
  field: VehicleSortField;
};

/** Fields by which vehicles are sorted. */
export type VehicleSortField =
  /** When it was added. */
  | 'ADDED'
  | 'DAILY_PRICE'
  | 'NAME'
  /** Day of the model. */
  | 'NEWEST'
  /** Registration. Staff only. */
  | 'PLATE_NUMBER';

/** The current state of a vehicle. */
export type VehicleStanding = {
  __typename: 'VehicleStanding';
  /** The rental it is in; null if it is available. */
  rental: Maybe<RunningRental>;
  /** Start of its state (driving, parked or disconnected), as seen or recorded. */
  since: Maybe<Scalars['DateTime']['output']>;
  /** The vehicle. */
  vehicleId: Scalars['ID']['output'];
  /** Its position, as known without asking its tracker. */
  whereabouts: FleetPosition;
};

/** Nothing was changed: the vehicle is promised or out of service in the period. */
export type VehicleTaken = {
  __typename: 'VehicleTaken';
  /** Free vehicles, at most three: the same category first, then the nearest price. */
  alternatives: Array<AlternativeVehicle>;
  /** Until when. */
  endsAt: Scalars['DateTime']['output'];
  /** A French sentence that says what is in the way. */
  message: Scalars['String']['output'];
  /** From when the vehicle was asked for. */
  startsAt: Scalars['DateTime']['output'];
};

/** A vehicle's recorded day. */
export type VehicleTrack = {
  __typename: 'VehicleTrack';
  /** The day, at the agency. */
  day: Scalars['LocalDate']['output'];
  /** km driven, one decimal. */
  distanceKm: Scalars['Float']['output'];
  /** Minutes in motion. */
  drivingMinutes: Scalars['Int']['output'];
  /** The recorded positions, in order. */
  points: Array<TrackPoint>;
  /** Numbers of the day's rentals. */
  rentalNumbers: Array<Scalars['String']['output']>;
  /** Halts of at least five minutes. */
  stops: Array<TrackStop>;
  /** Highest recorded speed, km/h. */
  topSpeedKph: Scalars['Int']['output'];
  /** The vehicle. */
  vehicleId: Scalars['ID']['output'];
};

/** The verification of an e-mail address. */
export type VerifyEmailInput = {
  /** The token of the mailed link. */
  token: Scalars['String']['input'];
};

/** Nothing was changed: somebody else changed the reservation since the version that was named. */
export type VersionConflict = {
  __typename: 'VersionConflict';
  /** A French sentence that says so. */
  message: Scalars['String']['output'];
  /** The reservation as it is now, with its version. */
  reservation: Reservation;
};

/** An address of a third party that receives events about reservations. */
export type Webhook = {
  __typename: 'Webhook';
  /** If off, events are neither stored for it nor sent to it. */
  active: Scalars['Boolean']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The events that are sent. */
  events: Array<WebhookEvent>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Its newest delivery; null before the first. */
  lastDelivery: Maybe<WebhookDelivery>;
  /** Name given by the agency. */
  name: Scalars['String']['output'];
  /** Until when the secret before the last rotation also signs; null if there is none. */
  previousSecretUntil: Maybe<Scalars['DateTime']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The address that events are sent to by POST. */
  url: Scalars['String']['output'];
  /** Rises with every change; send it back with an edit. */
  version: Scalars['Int']['output'];
};

/** The delivery of one event to one webhook. Kept for 30 days. */
export type WebhookDelivery = {
  __typename: 'WebhookDelivery';
  /** The beginning of the last answer's body. */
  answer: Maybe<Scalars['String']['output']>;
  /** When the last attempt began. */
  attemptedAt: Maybe<Scalars['DateTime']['output']>;
  /** Attempts so far, replays included. */
  attempts: Scalars['Int']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Duration of the last attempt, in milliseconds. */
  durationMs: Maybe<Scalars['Int']['output']>;
  /** webhook-id: the same at every attempt and every replay. */
  eventId: Scalars['String']['output'];
  /** X-Event-Type, e.g. reservation.created or webhook.test. */
  eventType: Scalars['String']['output'];
  /** Why the last attempt failed. */
  failure: Maybe<WebhookFailure>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** State of the delivery. */
  status: WebhookDeliveryStatus;
  /** HTTP status of the last attempt's answer; null without one. */
  statusCode: Maybe<Scalars['Int']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A filter of deliveries. */
export type WebhookDeliveryFilter = {
  /** Their state; all if left out. */
  status?: InputMaybe<WebhookDeliveryStatus>;
  /** The webhook that they were sent to. */
  webhookId: Scalars['ID']['input'];
};

/** A delivery. */
export type WebhookDeliveryInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** A page of deliveries. */
export type WebhookDeliveryPage = {
  __typename: 'WebhookDeliveryPage';
  /** The items of this page. */
  items: Array<WebhookDelivery>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** State of a delivery. */
export type WebhookDeliveryStatus =
  /** The receiver answered with a status from 200 to 299. */
  | 'DELIVERED'
  /** Given up after the last attempt; it can be replayed. */
  | 'FAILED'
  /** Waiting for its first or next attempt. */
  | 'PENDING';

/** Events that a webhook can subscribe to. */
export type WebhookEvent =
  /** deposit.settled: all that was held of a deposit went back to the customer or was kept. */
  | 'DEPOSIT_SETTLED'
  /** payment.recorded: the amount paid for a rental changed. */
  | 'PAYMENT_RECORDED'
  /** rental.closed: the rental is completed. */
  | 'RENTAL_CLOSED'
  /** rental.departed: the vehicle left with the customer. */
  | 'RENTAL_DEPARTED'
  /** rental.extended: the rental ends later than it was promised to. */
  | 'RENTAL_EXTENDED'
  /** rental.late: the vehicle was not returned by the promised end; once for each promised end. */
  | 'RENTAL_LATE'
  /** rental.returned: the vehicle is back. */
  | 'RENTAL_RETURNED'
  /** reservation.accepted: a request became a rental. */
  | 'RESERVATION_ACCEPTED'
  /** reservation.cancelled: withdrawn by the customer or the staff. */
  | 'RESERVATION_CANCELLED'
  /** reservation.changed: the staff edited a request or a rental. */
  | 'RESERVATION_CHANGED'
  /** reservation.created: a request was made, on the site or at the desk. */
  | 'RESERVATION_CREATED'
  /** reservation.refused: the staff declined a request. */
  | 'RESERVATION_REFUSED'
  /** reservation.signed: the contract was signed, or signed again. */
  | 'RESERVATION_SIGNED';

/** Why an attempt failed. */
export type WebhookFailure =
  /** The host has an address that is not public. */
  | 'FORBIDDEN_ADDRESS'
  /** The receiver's certificate is not valid. */
  | 'INSECURE'
  /** The server stopped during the attempt; it is repeated. */
  | 'INTERRUPTED'
  /** The receiver answered with a status outside 200 to 299; redirects are not followed. */
  | 'REFUSED'
  /** The secret cannot be decrypted since AUTH_SECRET changed: rotate it. */
  | 'SECRET_UNREADABLE'
  /** The webhook was switched off before the delivery. */
  | 'SWITCHED_OFF'
  /** No answer within 10 seconds. */
  | 'TIMEOUT'
  /** The host name could not be resolved. */
  | 'UNKNOWN_HOST'
  /** No connection, or an interrupted one. */
  | 'UNREACHABLE';

/** A webhook. */
export type WebhookInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** A page of webhooks. */
export type WebhookPage = {
  __typename: 'WebhookPage';
  /** The items of this page. */
  items: Array<Webhook>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A webhook and its signing secret, which is never shown again. */
export type WebhookWithSecret = {
  __typename: 'WebhookWithSecret';
  /** whsec_…: verifies webhook-signature. */
  secret: Scalars['String']['output'];
  /** The webhook. */
  webhook: Webhook;
};

/** A stretch of each week in which an agency is open. */
export type WeekHours = {
  __typename: 'WeekHours';
  /** HH:mm, 24:00 at the latest. */
  closesAt: Scalars['String']['output'];
  /** HH:mm, agency time. */
  opensAt: Scalars['String']['output'];
  /** On which day. */
  weekday: Weekday;
};

/** A stretch of each week. */
export type WeekHoursInput = {
  /** HH:mm after opensAt, 24:00 at the latest. */
  closesAt: Scalars['String']['input'];
  /** HH:mm, agency time. */
  opensAt: Scalars['String']['input'];
  /** On which day. */
  weekday: Weekday;
};

/** A day of the week. */
export type Weekday =
  | 'FRIDAY'
  | 'MONDAY'
  | 'SATURDAY'
  | 'SUNDAY'
  | 'THURSDAY'
  | 'TUESDAY'
  | 'WEDNESDAY';

/** Takes a request for an extension back. */
export type WithdrawExtensionInput = {
  /** The request. */
  id: Scalars['ID']['input'];
};

/** An area where vehicles may go. A vehicle outside of all active ones is out of zone. */
export type Zone = {
  __typename: 'Zone';
  /** Whether it is watched. */
  active: Scalars['Boolean']['output'];
  /** Categories of vehicles that it applies to; all if empty. */
  categories: Array<VehicleCategory>;
  /** Colour on the map, #rrggbb. */
  color: Scalars['String']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Rises with every change; send it back with an edit. */
  version: Scalars['Int']['output'];
  /** Its corners in order; the last is joined to the first. */
  vertices: Array<ZoneVertex>;
};

/** A page of zones. */
export type ZonePage = {
  __typename: 'ZonePage';
  /** The items of this page. */
  items: Array<Zone>;
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** The number of pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A corner of a zone. */
export type ZoneVertex = {
  __typename: 'ZoneVertex';
  /** Degrees north. */
  latitude: Scalars['Float']['output'];
  /** Degrees east. */
  longitude: Scalars['Float']['output'];
};

/** A corner of a zone. */
export type ZoneVertexInput = {
  /** Degrees north. */
  latitude: Scalars['Float']['input'];
  /** Degrees east. */
  longitude: Scalars['Float']['input'];
};
