export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment, ISO 8601 with the agency's offset (2026-11-20T10:00:00.000+00:00). On input any offset; without one it is wall time at the agency (Africa/Casablanca). */
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

/** Whose account it is. */
export type AccountKind =
  /** Logs in at /login. */
  | 'CUSTOMER'
  /** Logs in at /loginAdmin. */
  | 'STAFF';

/** A branch of the rental company: where its vehicles stand and what its documents name. */
export type Agency = {
  __typename: 'Agency';
  /** Postal address. */
  address: Scalars['String']['output'];
  /** CNSS number. Staff only. */
  cnss: Scalars['String']['output'];
  /** Which model its contracts are printed in. Staff only. */
  contractTheme: ContractTheme;
  /** When it was made. */
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
  /** Patente number. Staff only. */
  patente: Scalars['String']['output'];
  /** Telephone. */
  phone: Scalars['String']['output'];
  /** Identifiant fiscal (IF). Staff only. */
  taxId: Scalars['String']['output'];
  /** Registre de commerce (RC). Staff only. */
  tradeRegister: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Rises with every change; sent back with an edit. Staff only. */
  version: Scalars['Int']['output'];
};

/** Which agencies. */
export type AgencyFilter = {
  /**
   * Part of the name, address or e-mail address, without regard to case and accents; or of a telephone.
   * @deprecated Use the argument `search` of the list. Goes on 2027-12-01.
   */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A page of agencies. */
export type AgencyPage = {
  __typename: 'AgencyPage';
  /** The items of this page. */
  items: Array<Agency>;
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** Items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A search of agencies, in one column or in all. */
export type AgencySearch = {
  /** Where to look; in all of them when left out. */
  field?: InputMaybe<AgencySearchField>;
  /** Part of what stands there, without regard to case and accents; an empty one finds all. */
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
  /** Within 15 days or 500 km. */
  | 'BAD'
  /** The day has passed, or the odometer. */
  | 'EXPIRED'
  /** Nothing to do. */
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

/** A third party's access to this API. The key itself is shown once, when it is made, and kept nowhere. */
export type ApiKey = {
  __typename: 'ApiKey';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The Admin who made it. */
  createdBy: Employee;
  /** The areas it opens; the others are closed to it. */
  grants: Array<KeyGrant>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The last day it works, at the agency; null for one without end. */
  lastDay: Maybe<Scalars['LocalDate']['output']>;
  /** When it was last used, to the minute; null for never. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** What it is for, in the words of whoever made it. */
  name: Scalars['String']['output'];
  /** How it begins, to tell it from others. */
  prefix: Scalars['String']['output'];
  /** When it was revoked. */
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  /** The Admin who revoked it. */
  revokedBy: Maybe<Employee>;
  /**
   * WRITE when it may change anything, else READ.
   * @deprecated Read grants: areas differ.
   */
  scope: ApiKeyScope;
  /** Whether it still opens the API. */
  status: ApiKeyStatus;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A key that was just made. */
export type ApiKeyCreated = {
  __typename: 'ApiKeyCreated';
  /** What is kept of it. */
  apiKey: ApiKey;
  /** The key. It is shown this once: keep it where it is used and nowhere else. */
  key: Scalars['String']['output'];
};

/** A page of access keys. */
export type ApiKeyPage = {
  __typename: 'ApiKeyPage';
  /** The items of this page. */
  items: Array<ApiKey>;
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** Items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** What a key may do, in an area or in all of them. */
export type ApiKeyScope =
  /** Ask and follow: queries and subscriptions. */
  | 'READ'
  /** Change as well: mutations too. */
  | 'WRITE';

/** Whether a key still opens the API. */
export type ApiKeyStatus =
  /** It does. */
  | 'ACTIVE'
  /** Its last day has passed. */
  | 'EXPIRED'
  /** An Admin ended it. */
  | 'REVOKED'
  /** It opens nothing while whoever made it is no Admin. */
  | 'SUSPENDED';

/** What was done. */
export type AuditAction =
  /** It was made. */
  | 'CREATED'
  /** It was deleted. */
  | 'DELETED'
  /** Fields of it were changed. */
  | 'UPDATED';

/** Who changed what, and when. Entries are only ever added. */
export type AuditEntry = {
  __typename: 'AuditEntry';
  /** What was done. */
  action: AuditAction;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Name of the employee, customer or access key that did it; null for a visitor or the system. */
  author: Maybe<Scalars['String']['output']>;
  /** Whether a program of a third party did it, with an access key. */
  byApiKey: Scalars['Boolean']['output'];
  /** Whether a customer did it, not the staff. */
  byCustomer: Scalars['Boolean']['output'];
  /** The fields that changed. */
  changes: Array<FieldChange>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What of the record, when it is not the record itself: Payment, Signature, … */
  part: Maybe<Scalars['String']['output']>;
};

/** A page of changes. */
export type AuditEntryPage = {
  __typename: 'AuditEntryPage';
  /** The items of this page. */
  items: Array<AuditEntry>;
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** Items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** Kinds of records whose changes are kept. */
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

/** A login that succeeded. */
export type AuthPayload = {
  __typename: 'AuthPayload';
  /** When the token ends by itself. */
  expiresAt: Scalars['DateTime']['output'];
  /** Whose it is. */
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
  /** The registered customer it is for; they get their discount. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** The first driver. Quick: names, telephone and e-mail are read, and required. */
  driver: DriverInput;
  /** The same key sent twice gives one reservation and the same number. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Full or quick. */
  kind: ReservationKind;
  /** At most 18 months ahead and 90 days long. */
  period: PeriodInput;
  /** One of `places`. */
  pickupPlace: Scalars['String']['input'];
  /** One of `places`. */
  returnPlace: Scalars['String']['input'];
  /** The second driver; all or nothing. */
  secondDriver?: InputMaybe<DriverInput>;
  /** Agreed price of a rental, in Dh; by default the quoted one. */
  total?: InputMaybe<Scalars['Money']['input']>;
  /** The vehicle asked for. */
  vehicleId: Scalars['ID']['input'];
};

/** A make of vehicles. */
export type Brand = {
  __typename: 'Brand';
  /** When it was made. */
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
  /** Rises with every change; sent back with an edit. Staff only. */
  version: Scalars['Int']['output'];
};

/** Which brands. */
export type BrandFilter = {
  /**
   * Part of the name, without regard to case and accents.
   * @deprecated Use the argument `search` of the list. Goes on 2027-12-01.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those the site shows, or only those it does not. */
  shownOnSite?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of brands. */
export type BrandPage = {
  __typename: 'BrandPage';
  /** The items of this page. */
  items: Array<Brand>;
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** Items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A search of brands, in one column or in all. */
export type BrandSearch = {
  /** Where to look; in all of them when left out. */
  field?: InputMaybe<BrandSearchField>;
  /** Part of what stands there, without regard to case and accents; an empty one finds all. */
  text: Scalars['String']['input'];
};

/** What a search of brands looks into. */
export type BrandSearchField =
  | 'NAME';

/** Order of brands; by name when left out. */
export type BrandSort = {
  /** Which way. */
  direction?: SortDirection;
  /** What by. */
  field: BrandSortField;
};

/** What brands are sorted by. */
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

/** Another password for the account that is logged in. */
export type ChangePasswordInput = {
  /** The password until now. */
  currentPassword: Scalars['String']['input'];
  /** New password, 8 to 200 characters, another one, none that is guessed among the first. */
  newPassword: Scalars['String']['input'];
};

/** The first code of a new second factor, in the middle of a login. */
export type ConfirmRequiredSecondFactorInput = {
  /** The challenge of the login. */
  challenge: Scalars['String']['input'];
  /** Six digits of the application. */
  code: Scalars['String']['input'];
  /** As startSecondFactor gave it. */
  enrolment: Scalars['String']['input'];
};

/** The first code of a new second factor. */
export type ConfirmSecondFactorInput = {
  /** Six digits of the application. */
  code: Scalars['String']['input'];
  /** As startSecondFactor gave it. */
  enrolment: Scalars['String']['input'];
};

/** A message to the agency. */
export type ContactMessageInput = {
  /** Where the answer goes: an e-mail address of at most 50 characters. */
  email: Scalars['String']['input'];
  /** The message, at most 5000 characters. */
  message: Scalars['String']['input'];
  /** Who writes, one line of at most 60 characters. */
  name: Scalars['String']['input'];
  /** Subject, one line of at most 120 characters. */
  subject: Scalars['String']['input'];
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
  /** Patente number, at most 30 characters. */
  patente: Scalars['String']['input'];
  /** Telephone, at most 16 characters. */
  phone: Scalars['String']['input'];
  /** Identifiant fiscal (IF), at most 30 characters. */
  taxId: Scalars['String']['input'];
  /** Registre de commerce (RC), at most 30 characters. */
  tradeRegister: Scalars['String']['input'];
};

/** A new key. */
export type CreateApiKeyInput = {
  /** The areas it opens, each once. One at least; the others stay closed. */
  grants?: InputMaybe<Array<KeyGrantInput>>;
  /** The last day it works, at the agency; without one it works until it is revoked. */
  lastDay?: InputMaybe<Scalars['LocalDate']['input']>;
  /** What it is for; at most 60 characters. */
  name: Scalars['String']['input'];
  /**
   * What it may do, in every area; read when grants is left out.
   * @deprecated Send grants. It opens every area.
   */
  scope?: InputMaybe<ApiKeyScope>;
};

/** A make of vehicles. */
export type CreateBrandInput = {
  /** Logo: JPEG, PNG or WebP, at most 8 MB. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Name, at most 40 characters; not that of another brand. */
  name: Scalars['String']['input'];
};

/** A customer as the staff enter them. The account is verified from the start, unless a key makes it. */
export type CreateCustomerInput = {
  /** Postal address, at most 200 characters. */
  address: Scalars['String']['input'];
  /** Remark of the staff, at most 1000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address, at most 50 characters; not used by another customer. */
  email: Scalars['String']['input'];
  /** Given name, 1 to 30 letters. */
  firstName: Scalars['String']['input'];
  /** Family name, 1 to 30 letters. */
  lastName: Scalars['String']['input'];
  /** CIN, at most 12 letters and digits. */
  nationalId?: InputMaybe<Scalars['String']['input']>;
  /** Password, 8 to 200 characters, none that is guessed among the first. Required of people, refused to keys: the customer of a key chooses it by requestPasswordReset. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Telephone, at most 16 characters. */
  phone: Scalars['String']['input'];
  /** Manual rating. */
  rating?: CustomerRating;
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
  /** Password, 8 to 200 characters, none that is guessed among the first. */
  password: Scalars['String']['input'];
  /** Telephone, at most 16 characters. */
  phone: Scalars['String']['input'];
  /** Role. */
  role?: EmployeeRole;
  /** Monsieur or Madame. */
  title?: Title;
};

/** A work on a vehicle, done or planned. */
export type CreateMaintenanceInput = {
  /** In Dh; nothing when left out. */
  cost?: InputMaybe<Scalars['Money']['input']>;
  /** What is done, in words; at most 1000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The invoice: a PDF or a picture, at most 10 MB. */
  invoice?: InputMaybe<Scalars['Upload']['input']>;
  /** What is done. */
  nature: MaintenanceNature;
  /** Due again at this odometer, km; above the present one. */
  nextOdometerKm?: InputMaybe<Scalars['Int']['input']>;
  /** Due again on this day; after the day of the work. */
  nextOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Odometer at the time of the work, km. */
  odometerKm?: InputMaybe<Scalars['Int']['input']>;
  /** Time out of service; refused when it collides with a rental. Null gives the vehicle free. */
  outOfService?: InputMaybe<OutOfServiceInput>;
  /** Day of the work; its cost counts on it. */
  performedOn: Scalars['LocalDate']['input'];
  /** The service provider who does it. */
  providerId?: InputMaybe<Scalars['ID']['input']>;
  /** The vehicle. */
  vehicleId: Scalars['ID']['input'];
};

/** A request for a vehicle over a period. */
export type CreateReservationInput = {
  /** A remark, at most 1000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The first driver. Quick: names, telephone and e-mail are read, and required. */
  driver: DriverInput;
  /** The same key sent twice gives one reservation and the same number. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Full or quick. */
  kind: ReservationKind;
  /** At most 18 months ahead and 90 days long. */
  period: PeriodInput;
  /** One of `places`. */
  pickupPlace: Scalars['String']['input'];
  /** One of `places`. */
  returnPlace: Scalars['String']['input'];
  /** The second driver; all or nothing. */
  secondDriver?: InputMaybe<DriverInput>;
  /** The vehicle asked for. */
  vehicleId: Scalars['ID']['input'];
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
  /** Required. Agency where it stands. */
  agencyId?: InputMaybe<Scalars['ID']['input']>;
  /** Air conditioning; true for a new vehicle. */
  airConditioning?: InputMaybe<Scalars['Boolean']['input']>;
  /** Required. Make. */
  brandId?: InputMaybe<Scalars['ID']['input']>;
  /** Required. Category. */
  category?: InputMaybe<VehicleCategory>;
  /** Required. Colour of the body. */
  color?: InputMaybe<VehicleColor>;
  /** Consumption as the maker states it, at most 60 characters. */
  consumption?: InputMaybe<Scalars['String']['input']>;
  /** Required. Price a day without tiers, 1 to 100 000 Dh. */
  dailyPrice?: InputMaybe<Scalars['Money']['input']>;
  /** Identifier at the GPS tracker, at most 40 characters. */
  deviceId?: InputMaybe<Scalars['String']['input']>;
  /** Required. What it runs on. */
  fuel?: InputMaybe<Fuel>;
  /** Further pictures in their order, at most ten. */
  gallery?: InputMaybe<Array<GalleryPictureInput>>;
  /** Main picture: JPEG, PNG or WebP of at most 8 MB. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Insurance. */
  insurance?: InputMaybe<InsuranceInput>;
  /** Required. Suitcases that fit the boot, 0 to 40. */
  luggage?: InputMaybe<Scalars['Int']['input']>;
  /** Required. Day of the model, from 1980 to next year. */
  modelDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Required. Make and model, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Required. Registration such as 12345-A-15, at most 20 characters; no other vehicle in use has it. */
  plateNumber?: InputMaybe<Scalars['String']['input']>;
  /** Required. Seats, 1 to 60. */
  seats?: InputMaybe<Scalars['Int']['input']>;
  /** Sunroof; false for a new vehicle. */
  sunroof?: InputMaybe<Scalars['Boolean']['input']>;
  /** The tiers, whole: at most three. */
  tiers?: InputMaybe<Array<RentalTierInput>>;
  /** Required. Gearbox. */
  transmission?: InputMaybe<Transmission>;
  /** Whether the public site offers it; true for a new vehicle. */
  visible?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A webhook. */
export type CreateWebhookInput = {
  /** Whether events are sent. */
  active?: Scalars['Boolean']['input'];
  /** Which events, at least one. */
  events: Array<WebhookEvent>;
  /** What the agency calls it, at most 60 characters. */
  name: Scalars['String']['input'];
  /** Where events are sent: https, a host with public addresses, no user name, no fragment; at most 500 characters. */
  url: Scalars['String']['input'];
};

/** An area where vehicles may go. */
export type CreateZoneInput = {
  /** Whether it is watched; it is when left out. */
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

/** A registered customer. */
export type Customer = {
  __typename: 'Customer';
  /** Postal address. */
  address: Scalars['String']['output'];
  /** Remark of the staff. Staff only. */
  comment: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** E-mail address; unique among customers, in lower case. */
  email: Scalars['String']['output'];
  /** When the e-mail address was proved; null until then. */
  emailVerifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** What their reservations tell of them. Staff only. */
  history: CustomerHistory;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** CIN, the Moroccan identity number. */
  nationalId: Maybe<Scalars['String']['output']>;
  /** Telephone. */
  phone: Scalars['String']['output'];
  /** Manual rating. Staff only. */
  rating: CustomerRating;
  /** A blocked customer cannot log in. */
  status: CustomerStatus;
  /** Monsieur or Madame. */
  title: Title;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Rises with every change; send it back with an edit. */
  version: Scalars['Int']['output'];
};

/** Which customers. */
export type CustomerFilter = {
  /** With this manual rating. */
  rating?: InputMaybe<CustomerRating>;
  /**
   * Contained in names, e-mail, CIN or telephone, without regard to case and accents; 0612… finds +212612… too.
   * @deprecated Use the argument `search` of the list. Goes on 2027-12-01.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Active or blocked. */
  status?: InputMaybe<CustomerStatus>;
  /** With a proved e-mail address, or without. */
  verified?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a customer's reservations tell of them, computed. */
export type CustomerHistory = {
  __typename: 'CustomerHistory';
  /** Cancelled reservations. */
  cancellations: Scalars['Int']['output'];
  /** Departure of the latest rental; null without one. */
  lastRentalAt: Maybe<Scalars['DateTime']['output']>;
  /** Requests that wait for an answer. */
  pending: Scalars['Int']['output'];
  /** Refused requests. */
  refusals: Scalars['Int']['output'];
  /** Accepted reservations, past and to come. */
  rentals: Scalars['Int']['output'];
  /** Agreed totals of the rentals, in Dh. */
  revenue: Scalars['Money']['output'];
};

/** Which customer. */
export type CustomerInput = {
  /** Their id. */
  id: Scalars['ID']['input'];
};

/** A page of customers. */
export type CustomerPage = {
  __typename: 'CustomerPage';
  /** The items of this page. */
  items: Array<Customer>;
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** Items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** The staff's manual rating. */
export type CustomerRating =
  | 'GOOD'
  | 'IRRESPONSIBLE';

/** A search of customers, in one column or in all. */
export type CustomerSearch = {
  /** Where to look; in all of them when left out. */
  field?: InputMaybe<CustomerSearchField>;
  /** Part of what stands there, without regard to case and accents; an empty one finds all. */
  text: Scalars['String']['input'];
};

/** What a search of customers looks into. */
export type CustomerSearchField =
  | 'EMAIL'
  | 'NAME'
  | 'NATIONAL_ID'
  | 'PHONE';

/** Order of customers. */
export type CustomerSort = {
  /** Rising or falling. */
  direction?: SortDirection;
  /** By what. */
  field: CustomerSortField;
};

/** What customers are sorted by. */
export type CustomerSortField =
  | 'CREATED_AT'
  | 'NAME'
  /** How many rentals they have had. */
  | 'RENTALS'
  | 'UPDATED_AT';

/** Whether the customer may log in. */
export type CustomerStatus =
  | 'ACTIVE'
  | 'BLOCKED';

/** A day and how much. */
export type DayAmount = {
  __typename: 'DayAmount';
  /** How much, in Dh. */
  amount: Scalars['Money']['output'];
  /** The day. */
  day: Scalars['LocalDate']['output'];
};

/** Amounts a day over a period. */
export type DayAmounts = {
  __typename: 'DayAmounts';
  /** One entry a day, zeros included. */
  days: Array<DayAmount>;
  /** Their sum, in Dh. */
  sum: Scalars['Money']['output'];
};

/** A day and how many. */
export type DayCount = {
  __typename: 'DayCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The day. */
  day: Scalars['LocalDate']['output'];
};

/** Agency days, both included; at most three years. */
export type DaySpanInput = {
  /** First day. */
  from: Scalars['LocalDate']['input'];
  /** Last day. */
  to: Scalars['LocalDate']['input'];
};

/** The end of the own account. */
export type DeleteAccountInput = {
  /** Password, to prove who asks. */
  password: Scalars['String']['input'];
};

/** Which agency leaves the lists. */
export type DeleteAgencyInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
};

/** Which brand leaves the lists. */
export type DeleteBrandInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
};

/** Which work to delete. */
export type DeleteMaintenanceInput = {
  /** The work. */
  id: Scalars['ID']['input'];
};

/** Which service provider leaves the lists. */
export type DeleteServiceProviderInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
};

/** A vehicle that leaves the fleet. */
export type DeleteVehicleInput = {
  /** Which vehicle. */
  id: Scalars['ID']['input'];
};

/** Which zone is deleted. */
export type DeleteZoneInput = {
  /** Which one. */
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
  /** Reservation number. */
  number: Scalars['String']['input'];
  /** Version of the reservation the caller saw. Every step raises it. */
  version: Scalars['Int']['input'];
};

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

/** A member of staff. */
export type Employee = {
  __typename: 'Employee';
  /** Postal address. */
  address: Maybe<Scalars['String']['output']>;
  /** When it was made. */
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

/** Which members of staff. */
export type EmployeeFilter = {
  /** With this role. */
  role?: InputMaybe<EmployeeRole>;
  /**
   * Contained in names, e-mail or telephone, without regard to case and accents.
   * @deprecated Use the argument `search` of the list. Goes on 2027-12-01.
   */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Which member of staff. */
export type EmployeeInput = {
  /** Their id. */
  id: Scalars['ID']['input'];
};

/** A page of employees. */
export type EmployeePage = {
  __typename: 'EmployeePage';
  /** The items of this page. */
  items: Array<Employee>;
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** Items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** What a member of staff may do. */
export type EmployeeRole =
  | 'ADMIN'
  | 'EMPLOYEE';

/** A search of employees, in one column or in all. */
export type EmployeeSearch = {
  /** Where to look; in all of them when left out. */
  field?: InputMaybe<EmployeeSearchField>;
  /** Part of what stands there, without regard to case and accents; an empty one finds all. */
  text: Scalars['String']['input'];
};

/** What a search of employees looks into. */
export type EmployeeSearchField =
  | 'EMAIL'
  | 'NAME'
  | 'PHONE';

/** How a member of staff logs in. */
export type EmployeeSecurity = {
  __typename: 'EmployeeSecurity';
  /** Logins that are open. */
  openSessions: Scalars['Int']['output'];
  /** Since when there is a second factor; null for none. */
  secondFactorSince: Maybe<Scalars['DateTime']['output']>;
};

/** Which member of staff. */
export type EmployeeSecurityInput = {
  /** Identifier of the employee. */
  id: Scalars['ID']['input'];
};

/** Order of employees. */
export type EmployeeSort = {
  /** Rising or falling. */
  direction?: SortDirection;
  /** By what. */
  field: EmployeeSortField;
};

/** What employees are sorted by. */
export type EmployeeSortField =
  | 'CREATED_AT'
  | 'NAME';

/** Which login ends. */
export type EndMySessionInput = {
  /** Identifier of the login, from mySessions. */
  id: Scalars['ID']['input'];
};

/** A file that the caller may have: a workbook or a document. It is made when its address is fetched, with the rights that the caller has then. */
export type ExportedFile = {
  __typename: 'ExportedFile';
  /**
   * Its bytes in Base64, made within this request. Errors: EXPORT.TOO_LARGE, PDF.UNAVAILABLE, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE.
   * @deprecated Fetch `url`: large files come as they are, not within JSON.
   */
  base64: Scalars['String']['output'];
  /** Until when the address serves: five minutes. */
  expiresAt: Scalars['DateTime']['output'];
  /** The name to save it under, with its extension. */
  fileName: Scalars['String']['output'];
  /** Its media type. */
  mediaType: Scalars['String']['output'];
  /** Where to fetch it with GET, a path below the server’s origin. No header is needed: whoever has the address has the file. Errors: EXPORT.FILTER_TOO_LARGE. */
  url: Scalars['String']['output'];
};

/** One field of a change. */
export type FieldChange = {
  __typename: 'FieldChange';
  /** What it holds since; null as above. */
  after: Maybe<Scalars['String']['output']>;
  /** What it held; null for nothing, a secret or an erased value. */
  before: Maybe<Scalars['String']['output']>;
  /** The field's name, e.g. dailyPrice or driver.lastName. */
  field: Scalars['String']['output'];
};

/** What was learned of at most 200 vehicles. */
export type FleetBatch = {
  __typename: 'FleetBatch';
  /** Vehicles of which something else is known than before. */
  changes: Array<FleetPosition>;
  /** Vehicles that were asked and are as they were. */
  unchanged: Array<FleetUnchanged>;
};

/** What is known of a vehicle's place. */
export type FleetPosition = {
  __typename: 'FleetPosition';
  /** When the tracker was last asked; null before. */
  at: Maybe<Scalars['DateTime']['output']>;
  /** Where it was last known to be. */
  position: Maybe<VehiclePosition>;
  /** How old the position is: when it was learned. */
  positionAt: Maybe<Scalars['DateTime']['output']>;
  /** Why nothing newer is known. */
  problem: Maybe<PositionProblem>;
  /** Since when it does what `position` says; null when that began before anybody watched. */
  since: Maybe<Scalars['DateTime']['output']>;
  /** What it does now. */
  state: FleetState;
  /** The vehicle. */
  vehicleId: Scalars['ID']['output'];
};

/** Use and profit of the fleet over a period. */
export type FleetReport = {
  __typename: 'FleetReport';
  /** What works done in the period cost, in Dh. */
  charges: Scalars['Money']['output'];
  /** First day. */
  from: Scalars['LocalDate']['output'];
  /** Revenue less charges, in Dh. */
  profit: Scalars['Money']['output'];
  /** Agreed totals of the rentals that began in the period, in Dh. */
  revenue: Scalars['Money']['output'];
  /** Last day. */
  to: Scalars['LocalDate']['output'];
  /** Hours rented of the hours in the fleet, 0 to 100, one decimal. */
  usePercent: Scalars['Float']['output'];
  /** Each vehicle, best profit first. */
  vehicles: Array<VehicleReport>;
};

/** What a vehicle does now, as far as that is known. */
export type FleetState =
  /** Its tracker is out of reach; the position is its last. */
  | 'DISCONNECTED'
  /** It drives. */
  | 'MOVING'
  /** It has no tracker. */
  | 'NO_DEVICE'
  /** It is parked. */
  | 'PARKED'
  /** Not known now: not asked yet, or see `problem`. A position is an earlier one. */
  | 'SILENT';

/** A vehicle that was found as it was. */
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
  /** Where it is, as far as that is known. */
  whereabouts: FleetPosition;
};

/** What the vehicle runs on. */
export type Fuel =
  | 'DIESEL'
  | 'ELECTRIC'
  | 'HYBRID'
  | 'PETROL';

/** A picture of the gallery: one that is there already, or a new one. */
export type GalleryPictureInput = {
  /** A new picture: JPEG, PNG or WebP of at most 8 MB. */
  upload?: InputMaybe<Scalars['Upload']['input']>;
  /** A picture to keep, as `galleryUrls` names it. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** The policy that covers a vehicle. Staff only. */
export type Insurance = {
  __typename: 'Insurance';
  /** Last day. */
  endsOn: Maybe<Scalars['LocalDate']['output']>;
  /** Who insures. */
  insurer: Maybe<Scalars['String']['output']>;
  /** Number of the policy. */
  policyNumber: Maybe<Scalars['String']['output']>;
  /** Premium in all, in Dh. */
  premiumTotal: Maybe<Scalars['Money']['output']>;
  /** First day. */
  startsOn: Maybe<Scalars['LocalDate']['output']>;
  /** Cover. */
  type: Maybe<InsuranceType>;
};

/** The policy that covers a vehicle. A field that is left out of an edit stays, null clears it. */
export type InsuranceInput = {
  /** Last day, after the first; it feeds the alert. */
  endsOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Who insures, at most 60 characters. */
  insurer?: InputMaybe<Scalars['String']['input']>;
  /** Number of the policy, at most 60 characters. */
  policyNumber?: InputMaybe<Scalars['String']['input']>;
  /** Premium in all, in Dh. */
  premiumTotal?: InputMaybe<Scalars['Money']['input']>;
  /** First day. */
  startsOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Cover. */
  type?: InputMaybe<InsuranceType>;
};

/** What an insurance covers. */
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
  /** When it was made. */
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

/** What of the agency a key opens. */
export type KeyArea =
  /** Registered customers. */
  | 'CUSTOMERS'
  /** Vehicles, brands, agencies, maintenance and service providers. */
  | 'FLEET'
  /** Requests and rentals with their drivers, payments, contracts and invoices. */
  | 'RESERVATIONS'
  /** Where vehicles are and were, zones and what they did. */
  | 'TRACKING';

/** An area that a key opens. */
export type KeyGrant = {
  __typename: 'KeyGrant';
  /** What it may do there. */
  access: ApiKeyScope;
  /** The area. */
  area: KeyArea;
};

/** An area that a key opens. */
export type KeyGrantInput = {
  /** What it may do there; WRITE reads as well. */
  access: ApiKeyScope;
  /** The area. */
  area: KeyArea;
};

/** An account and its password. */
export type LoginInput = {
  /** E-mail address of the account, without regard to case. */
  email: Scalars['String']['input'];
  /** Password. */
  password: Scalars['String']['input'];
};

/** An open login of the caller. */
export type LoginSession = {
  __typename: 'LoginSession';
  /** IP address the login came from. */
  address: Maybe<Scalars['String']['output']>;
  /** Browser or program, e.g. Firefox; null when it did not tell. */
  browser: Maybe<Scalars['String']['output']>;
  /** When the login was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether this very request came with it. */
  current: Scalars['Boolean']['output'];
  /** When it ends by itself. */
  expiresAt: Scalars['DateTime']['output'];
  /** Opaque identifier; it opens nothing. */
  id: Scalars['ID']['output'];
  /** When it was last used, to within five minutes. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Operating system, e.g. Android; null when it did not tell. */
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

/** Work done on a vehicle, or planned, and when it is due again. */
export type Maintenance = {
  __typename: 'Maintenance';
  /** How urgent it is that it is done again; null when nothing says so, or a later work has followed. */
  alert: Maybe<AlertLevel>;
  /** In Dh. */
  cost: Scalars['Money']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What was done, in words. */
  description: Maybe<Scalars['String']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The invoice, below /storage/factures, which wants a staff token. */
  invoiceUrl: Maybe<Scalars['String']['output']>;
  /** What is done. */
  nature: MaintenanceNature;
  /** Due again at this odometer, km. */
  nextOdometerKm: Maybe<Scalars['Int']['output']>;
  /** Due again on this day. */
  nextOn: Maybe<Scalars['LocalDate']['output']>;
  /** A French sentence that says what is due and when; empty without an alert. */
  note: Scalars['String']['output'];
  /** Odometer at the time of the work, km. */
  odometerKm: Maybe<Scalars['Int']['output']>;
  /** Time in which it keeps the vehicle from being rented. */
  outOfService: Maybe<OutOfService>;
  /** Day of the work; its cost counts on it. */
  performedOn: Scalars['LocalDate']['output'];
  /** Who does it. */
  provider: Maybe<ServiceProvider>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The vehicle. */
  vehicle: Vehicle;
  /** Rises with every change; sent back with an edit. */
  version: Scalars['Int']['output'];
};

/** A work on a vehicle that is due soon or overdue. */
export type MaintenanceAlert = {
  __typename: 'MaintenanceAlert';
  /** Days until it is due, negative when overdue; null when only an odometer says so. */
  daysLeft: Maybe<Scalars['Int']['output']>;
  /** How urgent it is. */
  level: AlertLevel;
  /** The last work of this nature. */
  maintenanceId: Scalars['ID']['output'];
  /** What is due. */
  nature: MaintenanceNature;
  /** A French sentence that says what is due and when. */
  note: Scalars['String']['output'];
  /** Its registration. */
  plateNumber: Scalars['String']['output'];
  /** When the vehicle can be worked on for a day without a rental missing it. */
  proposedSlot: Maybe<MaintenanceSlot>;
  /** The vehicle. */
  vehicleId: Scalars['ID']['output'];
  /** The vehicle's name. */
  vehicleName: Scalars['String']['output'];
};

/** Which works. The conditions narrow each other. */
export type MaintenanceFilter = {
  /** With any of these alerts: works that are due again and that no later one has followed. */
  alerts?: InputMaybe<Array<AlertLevel>>;
  /** On this day or later. */
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  /** These ones. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of any of these natures. */
  natures?: InputMaybe<Array<MaintenanceNature>>;
  /** Done by this service provider. */
  providerId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * A search.
   * @deprecated Use the argument `search` of the list. Goes on 2027-12-01.
   */
  search?: InputMaybe<MaintenanceSearch>;
  /** On this day or earlier. */
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  /** On this vehicle. */
  vehicleId?: InputMaybe<Scalars['ID']['input']>;
};

/** What was done on a vehicle. */
export type MaintenanceNature =
  | 'AUTHORISATION_CARD'
  | 'FIRE_EXTINGUISHER'
  | 'OIL_CHANGE'
  | 'REGISTRATION_CARD'
  | 'SERVICING'
  | 'TACHOGRAPH'
  | 'TECHNICAL_INSPECTION'
  | 'TIMING_BELT';

/** A page of works. */
export type MaintenancePage = {
  __typename: 'MaintenancePage';
  /** The items of this page. */
  items: Array<Maintenance>;
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** What all works under the filter cost, in Dh. */
  totalCost: Scalars['Money']['output'];
  /** Items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A search of works, in one column or in all. */
export type MaintenanceSearch = {
  /** Where to look; in all of them when left out. */
  field?: InputMaybe<MaintenanceSearchField>;
  /** Part of what stands there, without regard to case and accents; an empty one finds all. */
  text: Scalars['String']['input'];
};

/** What a work is searched by; a nature by its French name. */
export type MaintenanceSearchField =
  | 'NATURE'
  | 'PROVIDER_NAME'
  | 'VEHICLE_NAME';

/** A time in which a vehicle can be worked on without a rental missing it. */
export type MaintenanceSlot = {
  __typename: 'MaintenanceSlot';
  /** Whether it is over before what is due is late; null when nothing is due on a day. */
  beforeDue: Maybe<Scalars['Boolean']['output']>;
  /** Until when. */
  endsAt: Scalars['DateTime']['output'];
  /** Requests not yet decided that want the vehicle then. */
  pendingRequests: Scalars['Int']['output'];
  /** From when. */
  startsAt: Scalars['DateTime']['output'];
};

/** How the works are sorted; newest first by default. */
export type MaintenanceSort = {
  /** Which way; falling by default. */
  direction?: InputMaybe<SortDirection>;
  /** By what. */
  field: MaintenanceSortField;
};

/** What the works are sorted by. */
export type MaintenanceSortField =
  | 'COST'
  | 'NEXT_ON'
  | 'PERFORMED_ON'
  | 'VEHICLE_NAME';

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

/** Which notification has been read. */
export type MarkNotificationReadInput = {
  /** The notification. */
  id: Scalars['ID']['input'];
};

/** The account that is logged in; exactly one of the two is set. */
export type Me = {
  __typename: 'Me';
  /** Set when a customer is logged in. */
  customer: Maybe<Customer>;
  /** Set when a member of staff is logged in. */
  employee: Maybe<Employee>;
};

/** The current month in three figures. */
export type MonthFigures = {
  __typename: 'MonthFigures';
  /** First day of the month. */
  from: Scalars['LocalDate']['output'];
  /** Customers who registered this month. */
  newCustomerCount: Scalars['Int']['output'];
  /** Rentals that begin this month. */
  rentalCount: Scalars['Int']['output'];
  /** Agreed totals of the rentals that begin this month, in Dh. */
  revenue: Scalars['Money']['output'];
  /** Last day of the month. */
  to: Scalars['LocalDate']['output'];
};

export type Mutation = {
  __typename: 'Mutation';
  /**
   * Makes a request a rental. RESERVATION.VEHICLE_TAKEN says what is in the way; its extensions.alternatives lists free vehicles {id, name, plateNumber, dailyPrice}.
   * @deprecated Use `reservationAccept`, which gives conflicts as results. Goes on 2027-12-01.
   */
  acceptReservation: Reservation;
  /** Ends every session of a customer and refuses further logins. Error: CUSTOMER.NOT_FOUND. */
  blockCustomer: Customer;
  /** Writes down a reservation for someone, as a request or a rental at once. Errors: VALIDATION by field, RESERVATION.VEHICLE_TAKEN (with extensions.alternatives), RESERVATION.IDEMPOTENCY_KEY_REUSED. */
  bookReservation: Reservation;
  /** Withdraws a request (its owner) or ends a rental (staff). */
  cancelReservation: Reservation;
  /** Changes the caller's password and ends their other sessions. Errors: VALIDATION, AUTH.WRONG_PASSWORD, AUTH.SAME_PASSWORD, TOO_MANY_REQUESTS. */
  changeMyPassword: Scalars['Boolean']['output'];
  /** Closes a returned rental: anyone once it is paid, else an Admin with a reason. Errors: VALIDATION (reason), FORBIDDEN, RENTAL.STAGE, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND. */
  closeRental: Reservation;
  /** Switches the required second factor on and completes the login. Errors: AUTH.CHALLENGE_EXPIRED, SECOND_FACTOR.ENROLMENT_EXPIRED, AUTH.WRONG_SECOND_FACTOR, SECOND_FACTOR.ALREADY_ON. */
  confirmRequiredSecondFactor: RequiredEnrolmentPayload;
  /** Switches the second factor on. Errors: SECOND_FACTOR.ENROLMENT_EXPIRED, AUTH.WRONG_SECOND_FACTOR, SECOND_FACTOR.ALREADY_ON. */
  confirmSecondFactor: RecoveryCodes;
  /** Takes an invoice back by a credit note and issues a new one of the rental as it stands now. Errors: VALIDATION, INVOICE.NOT_FOUND, INVOICE.ALREADY_CORRECTED. */
  correctInvoice: InvoiceCorrection;
  /** Takes a wrong entry back by a counter-entry. Errors: VALIDATION, PAYMENT.NOT_FOUND, PAYMENT.ALREADY_CORRECTED, PAYMENT.SUM. */
  correctPayment: Reservation;
  /** Opens an agency. Admin only. Errors: VALIDATION, UPLOAD.TOO_LARGE. */
  createAgency: Agency;
  /** Makes an access key for a third party and shows it, this once. Admin only. Errors: VALIDATION. */
  createApiKey: ApiKeyCreated;
  /** Adds a brand. Errors: VALIDATION, BRAND.NAME_TAKEN, UPLOAD.TOO_LARGE. */
  createBrand: Brand;
  /** Makes an account that is verified at once. Errors: VALIDATION, CUSTOMER.EMAIL_TAKEN. */
  createCustomer: Customer;
  /** Makes an account of the staff. Admin only. Errors: VALIDATION, EMPLOYEE.EMAIL_TAKEN. */
  createEmployee: Employee;
  /** Writes a work down. Errors: VALIDATION by field; MAINTENANCE.VEHICLE_TAKEN says what is in the way, its extensions.proposal {startsAt, endsAt} is the next time that is free; UPLOAD.… */
  createMaintenance: Maintenance;
  /** Asks for a vehicle. Errors: VALIDATION by field, RESERVATION.VEHICLE_TAKEN, RESERVATION.IDEMPOTENCY_KEY_REUSED. */
  createReservation: ReservationReceipt;
  /** Adds a service provider. Errors: VALIDATION. */
  createServiceProvider: ServiceProvider;
  /** Enters a vehicle. Admin only. Errors: VALIDATION, VEHICLE.PLATE_TAKEN, UPLOAD.TOO_LARGE. */
  createVehicle: Vehicle;
  /** Registers a webhook and tells its secret, once. Admin only. Errors: VALIDATION, WEBHOOK.TOO_MANY. */
  createWebhook: WebhookWithSecret;
  /** Draws a zone. Admin only. Errors: VALIDATION, ZONE.TOO_MANY. */
  createZone: Zone;
  /** Closes an agency: it leaves every list and choice, its past stays readable. Admin only. Errors: AGENCY.NOT_FOUND, AGENCY.RENTED. */
  deleteAgency: Scalars['Boolean']['output'];
  /** Takes a brand out of every list and choice; past rentals go on naming it. Errors: BRAND.NOT_FOUND, BRAND.RENTED. */
  deleteBrand: Scalars['Boolean']['output'];
  /** Takes a customer off every list: archives one with reservations, deletes any other. Errors: CUSTOMER.NOT_FOUND, CUSTOMER.RENTAL_AHEAD. */
  deleteCustomer: Scalars['Boolean']['output'];
  /** Ends an employee's account and sessions; the record of what they did stays. An Admin's account: Admins only. Errors: EMPLOYEE.NOT_FOUND, EMPLOYEE.LAST_ADMIN. */
  deleteEmployee: Scalars['Boolean']['output'];
  /** Deletes a work with its invoice and its time out of service. Admin only. Error: MAINTENANCE.NOT_FOUND. */
  deleteMaintenance: Scalars['Boolean']['output'];
  /** Withdraws the caller's open requests, anonymises their account and ends every session; past rentals stay with the agency, as the law wants. Errors: VALIDATION, AUTH.WRONG_PASSWORD, CUSTOMER.RENTAL_AHEAD, TOO_MANY_REQUESTS. */
  deleteMyAccount: Scalars['Boolean']['output'];
  /** Takes a service provider out of every list and choice; past maintenances go on naming it. Errors: SERVICE_PROVIDER.NOT_FOUND. */
  deleteServiceProvider: Scalars['Boolean']['output'];
  /** Takes a vehicle out of the fleet: it leaves every list and choice, its past stays readable. Admin only. Errors: VEHICLE.NOT_FOUND, VEHICLE.RENTED. */
  deleteVehicle: Scalars['Boolean']['output'];
  /** Deletes a webhook with its deliveries; what waits is not sent. Admin only. Errors: WEBHOOK.NOT_FOUND. */
  deleteWebhook: Scalars['Boolean']['output'];
  /** Deletes a zone for good; what vehicles did stays told. Admin only. Error: ZONE.NOT_FOUND. */
  deleteZone: Scalars['Boolean']['output'];
  /** Records that the vehicle left with the customer; the first leg begins. Errors: VALIDATION by field, RENTAL.STAGE, RESERVATION.VEHICLE_TAKEN, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND. */
  departRental: Reservation;
  /** Switches the caller's second factor off. Errors: AUTH.WRONG_PASSWORD, AUTH.WRONG_SECOND_FACTOR, SECOND_FACTOR.NOT_ON, SECOND_FACTOR.REQUIRED, TOO_MANY_REQUESTS. */
  disableSecondFactor: Scalars['Boolean']['output'];
  /** Ends every login of a member of staff, open sockets included; of one's own, all but the present one. Admin only. Error: EMPLOYEE.NOT_FOUND. */
  endEmployeeSessions: EmployeeSecurity;
  /** Ends every login of the caller's but the one they came with, open sockets included. Errors: UNAUTHENTICATED, FORBIDDEN. */
  endMyOtherSessions: Scalars['Boolean']['output'];
  /** Ends one of the caller's logins at once, its open sockets included. Errors: SESSION.NOT_FOUND, UNAUTHENTICATED, FORBIDDEN. */
  endMySession: Scalars['Boolean']['output'];
  /** Issues the invoice of a rental: its number is taken once and never changes; a second call gives the same. Errors: RESERVATION.NOT_FOUND, INVOICE.NOT_A_RENTAL. */
  issueInvoice: Invoice;
  /** Logs a customer in for 30 days. Errors: VALIDATION, AUTH.BAD_CREDENTIALS, AUTH.BLOCKED, TOO_MANY_REQUESTS. */
  loginCustomer: AuthPayload;
  /** Logs a member of staff in for 12 hours. Errors: VALIDATION, AUTH.BAD_CREDENTIALS, AUTH.INACTIVE, TOO_MANY_REQUESTS. */
  loginEmployee: AuthPayload;
  /** Completes a login with a code. Errors: AUTH.CHALLENGE_EXPIRED, AUTH.WRONG_SECOND_FACTOR, TOO_MANY_REQUESTS. */
  loginWithSecondFactor: AuthPayload;
  /** Ends the caller's session at once. Error: UNAUTHENTICATED. */
  logout: Scalars['Boolean']['output'];
  /** Marks every notification read by the caller. */
  markAllNotificationsRead: Scalars['Boolean']['output'];
  /** Marks a notification read by the caller. Error: NOTIFICATION.UNKNOWN. */
  markNotificationRead: Notification;
  /** Records that the customer did not come: the vehicle is free, the total becomes what is kept, the rest of the advance is entered as a refund. Errors: VALIDATION by field, RENTAL.STAGE, RENTAL.NO_SHOW_EARLY, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND. */
  markRentalNoShow: Reservation;
  /** Enters money that came in for a rental, or went back. Errors: VALIDATION by field, PAYMENT.SUM, PAYMENT.CLOSED, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND. */
  recordPayment: Reservation;
  /** Declines a request. */
  refuseReservation: Reservation;
  /** Makes an account and mails the link that verifies it. Errors: VALIDATION, CUSTOMER.EMAIL_TAKEN, TOO_MANY_REQUESTS. */
  registerCustomer: Customer;
  /** Replaces the recovery codes. Errors: AUTH.WRONG_PASSWORD, AUTH.WRONG_SECOND_FACTOR, SECOND_FACTOR.NOT_ON, TOO_MANY_REQUESTS. */
  renewRecoveryCodes: RecoveryCodes;
  /** Takes the last step back: CLOSED → RETURNED and RETURNED → OUT by an Admin with a reason, NO_SHOW → PLANNED by anyone while the vehicle is free. Errors: VALIDATION (reason), FORBIDDEN, RENTAL.STAGE, RESERVATION.VEHICLE_TAKEN, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND. */
  reopenRental: Reservation;
  /** Sends a delivery again, as the same event, in place of the attempts that wait. Admin only. Errors: WEBHOOK.DELIVERY_NOT_FOUND, WEBHOOK.SWITCHED_OFF. */
  replayWebhookDelivery: WebhookDelivery;
  /** Mails a link for a new password, good for 30 minutes and once, if the address has an account; the answer is true either way. Errors: VALIDATION, TOO_MANY_REQUESTS. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /** Requires a second factor of all staff, or no longer; who has none is logged out at once. Admin only, who needs one first. Error: SECOND_FACTOR.OWN_FIRST. */
  requireSecondFactor: StaffSecurity;
  /** Mails the caller a new verification link; false when the address is verified already. Error: TOO_MANY_REQUESTS. */
  resendVerificationEmail: Scalars['Boolean']['output'];
  /** Makes a request a rental. A taken vehicle and a stale version are results. Errors: VALIDATION by field, RESERVATION.NOT_FOUND, RESERVATION.TRANSITION. */
  reservationAccept: ReservationOutcome;
  /** Edits a request or a rental. A taken vehicle and a stale version are results. Errors: VALIDATION by field, RESERVATION.NOT_FOUND, RESERVATION.CLOSED. */
  reservationUpdate: ReservationOutcome;
  /** Sets a new password by the mailed link and ends every session of the account; gives whose it was, and so where to log in. Errors: VALIDATION, AUTH.RESET_LINK_INVALID. */
  resetPassword: AccountKind;
  /** Takes a colleague's second factor away and ends their logins; they are told by mail. Admin only, not for oneself. Errors: EMPLOYEE.NOT_FOUND, SECOND_FACTOR.NOT_ON, FORBIDDEN. */
  resetSecondFactor: EmployeeSecurity;
  /** Records that the vehicle is back; the leg ends, and a rental that is paid is closed at once. Errors: VALIDATION by field, RENTAL.STAGE, RESERVATION.VERSION_CONFLICT, RESERVATION.NOT_FOUND. */
  returnRental: Reservation;
  /** Ends an access key at once, its open sockets too. Admin only. Errors: API_KEY.NOT_FOUND. */
  revokeApiKey: ApiKey;
  /** Gives a webhook a new secret; for 24 hours the old one signs beside it. Admin only. Errors: WEBHOOK.NOT_FOUND. */
  rotateWebhookSecret: WebhookWithSecret;
  /** Leaves a message for the agency, which gets it by mail. Errors: VALIDATION, TOO_MANY_REQUESTS. */
  sendContactMessage: Scalars['Boolean']['output'];
  /** Sends the event webhook.test, in a single attempt, even to a webhook that is off. Admin only. Errors: WEBHOOK.NOT_FOUND. */
  sendTestWebhook: WebhookDelivery;
  /** Shows a brand on the public site, or hides it. Errors: BRAND.NOT_FOUND. */
  setBrandShown: Brand;
  /** Signs the contract; a new signature replaces the former until the rental starts. Errors: SIGNATURE.IMAGE, SIGNATURE.CLOSED, RESERVATION.NOT_FOUND, TOO_MANY_REQUESTS. */
  signContract: Scalars['Boolean']['output'];
  /** Begins to set up the second factor that the agency requires, in the middle of a login. Errors: AUTH.CHALLENGE_EXPIRED, SECOND_FACTOR.ALREADY_ON. */
  startRequiredSecondFactor: SecondFactorEnrolment;
  /** Begins to set up a second factor; nothing changes before confirmSecondFactor. Errors: AUTH.WRONG_PASSWORD, SECOND_FACTOR.ALREADY_ON, TOO_MANY_REQUESTS. */
  startSecondFactor: SecondFactorEnrolment;
  /** Lets a blocked customer log in again. Error: CUSTOMER.NOT_FOUND. */
  unblockCustomer: Customer;
  /** Changes an agency. Admin only. Errors: VALIDATION, AGENCY.NOT_FOUND, AGENCY.VERSION_CONFLICT, UPLOAD.TOO_LARGE. */
  updateAgency: Agency;
  /** Changes a brand. Errors: VALIDATION, BRAND.NOT_FOUND, BRAND.NAME_TAKEN, BRAND.VERSION_CONFLICT, UPLOAD.TOO_LARGE. */
  updateBrand: Brand;
  /** Edits a customer; what is left out stays. Errors: VALIDATION, CUSTOMER.EMAIL_TAKEN, CUSTOMER.NOT_FOUND, CUSTOMER.VERSION_CONFLICT. */
  updateCustomer: Customer;
  /** Edits an employee; what is left out stays. FORBIDDEN when an employee touches an Admin, a role, or the password or e-mail address of a colleague, and for the own password. Errors: VALIDATION, AUTH.WRONG_PASSWORD, EMPLOYEE.EMAIL_TAKEN, EMPLOYEE.NOT_FOUND, EMPLOYEE.VERSION_CONFLICT, EMPLOYEE.LAST_ADMIN. */
  updateEmployee: Employee;
  /** Edits a work. Errors: MAINTENANCE.NOT_FOUND, MAINTENANCE.VERSION_CONFLICT, and those of createMaintenance. */
  updateMaintenance: Maintenance;
  /** Changes the caller's own profile. Errors: VALIDATION, CUSTOMER.VERSION_CONFLICT. */
  updateMyProfile: Customer;
  /**
   * Edits a request or a rental. Errors: RESERVATION.VERSION_CONFLICT, RESERVATION.VEHICLE_TAKEN, RESERVATION.CLOSED.
   * @deprecated Use `reservationUpdate`, which gives conflicts as results. Goes on 2027-12-01.
   */
  updateReservation: Reservation;
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
  /** Proves an e-mail address by the link that was mailed to it. Error: CUSTOMER.LINK_INVALID. */
  verifyEmail: Scalars['Boolean']['output'];
};


export type MutationAcceptReservationArgs = {
  input: AcceptReservationInput;
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


export type MutationCloseRentalArgs = {
  input: RentalStepInput;
};


export type MutationConfirmRequiredSecondFactorArgs = {
  input: ConfirmRequiredSecondFactorInput;
};


export type MutationConfirmSecondFactorArgs = {
  input: ConfirmSecondFactorInput;
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


export type MutationCreateCustomerArgs = {
  input: CreateCustomerInput;
};


export type MutationCreateEmployeeArgs = {
  input: CreateEmployeeInput;
};


export type MutationCreateMaintenanceArgs = {
  input: CreateMaintenanceInput;
};


export type MutationCreateReservationArgs = {
  input: CreateReservationInput;
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


export type MutationIssueInvoiceArgs = {
  input: IssueInvoiceInput;
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


export type MutationMarkNotificationReadArgs = {
  input: MarkNotificationReadInput;
};


export type MutationMarkRentalNoShowArgs = {
  input: MarkNoShowInput;
};


export type MutationRecordPaymentArgs = {
  input: RecordPaymentInput;
};


export type MutationRefuseReservationArgs = {
  input: RefuseReservationInput;
};


export type MutationRegisterCustomerArgs = {
  input: RegisterCustomerInput;
};


export type MutationRenewRecoveryCodesArgs = {
  input: SecondFactorProofInput;
};


export type MutationReopenRentalArgs = {
  input: RentalStepInput;
};


export type MutationReplayWebhookDeliveryArgs = {
  input: WebhookDeliveryInput;
};


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationRequireSecondFactorArgs = {
  input: RequireSecondFactorInput;
};


export type MutationReservationAcceptArgs = {
  input: AcceptReservationInput;
};


export type MutationReservationUpdateArgs = {
  input: UpdateReservationInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationResetSecondFactorArgs = {
  input: EmployeeSecurityInput;
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


export type MutationSendContactMessageArgs = {
  input: ContactMessageInput;
};


export type MutationSendTestWebhookArgs = {
  input: WebhookInput;
};


export type MutationSetBrandShownArgs = {
  input: SetBrandShownInput;
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


export type MutationUpdateCustomerArgs = {
  input: UpdateCustomerInput;
};


export type MutationUpdateEmployeeArgs = {
  input: UpdateEmployeeInput;
};


export type MutationUpdateMaintenanceArgs = {
  input: UpdateMaintenanceInput;
};


export type MutationUpdateMyProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationUpdateReservationArgs = {
  input: UpdateReservationInput;
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


export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};

/** Something the staff should know of. */
export type Notification = {
  __typename: 'Notification';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What happened. */
  description: Scalars['String']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The work that is due, if it is about one. */
  maintenanceId: Maybe<Scalars['ID']['output']>;
  /** Whether the caller has read it. */
  read: Scalars['Boolean']['output'];
  /** The reservation it is about, XXXXX-XXXXX. */
  reservationNumber: Maybe<Scalars['String']['output']>;
  /** Headline. */
  title: Scalars['String']['output'];
  /** The day of the vehicle's recorded track, if it is about what that gave away. */
  trackDay: Maybe<Scalars['LocalDate']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The vehicle on which something is due or which was followed, if it is about that. */
  vehicleId: Maybe<Scalars['ID']['output']>;
};

/** A page of notifications. */
export type NotificationPage = {
  __typename: 'NotificationPage';
  /** The items of this page. */
  items: Array<Notification>;
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** Items in the whole list. */
  totalCount: Scalars['Int']['output'];
  /** In the whole list, not yet read by the caller. */
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

/** Time in which a work keeps the vehicle from being rented. */
export type OutOfService = {
  __typename: 'OutOfService';
  /** Until when. */
  endsAt: Scalars['DateTime']['output'];
  /** From when. */
  startsAt: Scalars['DateTime']['output'];
};

/** Time in which the work keeps the vehicle from being rented. */
export type OutOfServiceInput = {
  /** Until when. */
  endsAt: Scalars['DateTime']['input'];
  /** From when. */
  startsAt: Scalars['DateTime']['input'];
};

/** Which page of a list. Values out of bounds fall back to the default. */
export type PageInput = {
  /** From 1; default 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 100; default 20. */
  size?: InputMaybe<Scalars['Int']['input']>;
};

/** One entry of what was paid for a rental. Entries are never changed: a wrong one is taken back by another. */
export type Payment = {
  __typename: 'Payment';
  /** In Dh; negative when money went back. */
  amount: Scalars['Money']['output'];
  /** Whether another entry takes it back. */
  corrected: Scalars['Boolean']['output'];
  /** When it was made. */
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
  /** Who entered it. Staff only. */
  recordedBy: Maybe<Employee>;
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
  /** Another way, or one that was not told. */
  | 'OTHER'
  /** Virement. */
  | 'TRANSFER';

/** A half-open stretch of time. */
export type PeriodInput = {
  /** Return. */
  endsAt: Scalars['DateTime']['input'];
  /** Departure. */
  startsAt: Scalars['DateTime']['input'];
};

/** The availability calendar over a window. */
export type Planning = {
  __typename: 'Planning';
  /** Times out of service. */
  blocks: Array<PlanningBlock>;
  /** The last day's end. */
  endsAt: Scalars['DateTime']['output'];
  /** Requests and rentals, by departure. */
  reservations: Array<PlanningReservation>;
  /** The first day's first moment. */
  startsAt: Scalars['DateTime']['output'];
  /** How many vehicles the filter finds; at most 1000 of them are shown. */
  vehicleCount: Scalars['Int']['output'];
  /** The rows, by category and name. */
  vehicles: Array<PlanningVehicle>;
};

/** A time in which a vehicle is out of service. */
export type PlanningBlock = {
  __typename: 'PlanningBlock';
  /** Until when. */
  endsAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The maintenance, if that is why. */
  maintenanceId: Maybe<Scalars['ID']['output']>;
  /** What is done. */
  nature: Maybe<MaintenanceNature>;
  /** From when. */
  startsAt: Scalars['DateTime']['output'];
  /** The vehicle. */
  vehicleId: Scalars['ID']['output'];
};

/** Which vehicles the calendar shows. The conditions narrow each other. */
export type PlanningFilter = {
  /** Of this agency. */
  agencyId?: InputMaybe<Scalars['ID']['input']>;
  /** Any of these categories. */
  categories?: InputMaybe<Array<VehicleCategory>>;
  /** Words in the name or the registration. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A request or a rental on a row; both ends may lie beyond the window. */
export type PlanningReservation = {
  __typename: 'PlanningReservation';
  /** Who drives. */
  customerName: Scalars['String']['output'];
  /** Discount in the quoted total, in percent. */
  discountPercent: Scalars['Int']['output'];
  /** Return. */
  endsAt: Scalars['DateTime']['output'];
  /** Full or quick. */
  kind: ReservationKind;
  /** Reservation number, XXXXX-XXXXX. */
  number: Scalars['String']['output'];
  /** Their telephone. */
  phone: Maybe<Scalars['String']['output']>;
  /** Where the vehicle is handed over. */
  pickupPlace: Scalars['String']['output'];
  /** Price as quoted, in Dh. */
  quotedTotal: Scalars['Money']['output'];
  /** Where it is returned. */
  returnPlace: Scalars['String']['output'];
  /** Departure. */
  startsAt: Scalars['DateTime']['output'];
  /** PENDING or ACCEPTED: the other states occupy nothing. */
  status: ReservationStatus;
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
  /** The agency where it stands. */
  agencyId: Scalars['ID']['output'];
  /** Its name. */
  agencyName: Scalars['String']['output'];
  /** Category. */
  category: VehicleCategory;
  /** Price a day without tiers, in Dh. */
  dailyPrice: Scalars['Money']['output'];
  /** What it runs on. */
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
  /** The tracker answered without usable coordinates. */
  | 'NO_COORDINATES'
  /** The vehicle has no tracker. */
  | 'NO_DEVICE'
  /** The GPS service does not answer just now. */
  | 'TRACKER_DOWN';

/** What a vehicle is doing, as its tracker tells. */
export type PositionState =
  /** The tracker is out of reach; the position is its last. */
  | 'DISCONNECTED'
  /** It drives. */
  | 'MOVING'
  /** It is parked. */
  | 'PARKED';

/** What a rental costs, as a visitor and as a registered customer. Amounts in Dh. */
export type PriceQuote = {
  __typename: 'PriceQuote';
  /** Price a day for this length, by the vehicle's tiers, before any discount. */
  dailyPrice: Scalars['Money']['output'];
  /** Rental days: started periods of 24 h. */
  days: Scalars['Int']['output'];
  /** Whether the caller is a customer, and so pays registeredTotal. */
  discounted: Scalars['Boolean']['output'];
  /** What the caller pays. */
  payable: Scalars['Money']['output'];
  /** What a registered customer pays a day. */
  registeredDailyPrice: Scalars['Money']['output'];
  /** A registered customer's discount, in percent. */
  registeredDiscountPercent: Scalars['Int']['output'];
  /** What a registered customer pays in all. */
  registeredTotal: Scalars['Money']['output'];
  /** days × dailyPrice. */
  total: Scalars['Money']['output'];
};

export type Query = {
  __typename: 'Query';
  /** Agencies by name. */
  agencies: AgencyPage;
  /** The list of agencies under a filter, whole, as a workbook. */
  agenciesExport: ExportedFile;
  /** One agency; null when there is none. */
  agency: Maybe<Agency>;
  /** The agency's clock. */
  agencyNow: Scalars['DateTime']['output'];
  /** Access keys of third parties, newest first, ended ones too. Admin only. */
  apiKeys: ApiKeyPage;
  /** Visible vehicles free for the whole period, cheapest for its length first. Errors: SEARCH.NO_DATE, SEARCH.END_NOT_AFTER_START, SEARCH.START_IN_PAST. */
  availableVehicles: VehiclePage;
  /** One brand; null when there is none. */
  brand: Maybe<Brand>;
  /** Brands by name; visitors see those the site shows. */
  brands: BrandPage;
  /** The list of brands under a filter, whole, as a workbook. */
  brandsExport: ExportedFile;
  /** What works cost, by day; the current month without a period. Staff; with a period Admin only. Error: REPORT.PERIOD. */
  chargesPerDay: DayAmounts;
  /** A customer; null when there is none. */
  customer: Maybe<Customer>;
  /** Registered customers, newest first. */
  customers: CustomerPage;
  /** The same list, whole, as a workbook. */
  customersExport: ExportedFile;
  /** A member of staff; null when there is none. */
  employee: Maybe<Employee>;
  /** How a member of staff logs in; null when there is none. Admin only. */
  employeeSecurity: Maybe<EmployeeSecurity>;
  /** The staff, by name. */
  employees: EmployeePage;
  /** The same list, whole, as a workbook. */
  employeesExport: ExportedFile;
  /** Every vehicle in use, by name, with the last that is known of its place. Nothing is asked of the trackers for it: subscribe for that. Staff only. */
  fleetPositions: Array<FleetVehicle>;
  /** Use and profit of each vehicle; the current month without a period. Admin only. Error: REPORT.PERIOD. */
  fleetReport: FleetReport;
  /** Who changed what on a record, newest first. Staff only; those of the settings, of access keys and of employees Admin only. */
  history: AuditEntryPage;
  /** An issued invoice or credit note as a PDF, for the owner and the staff. Errors: RESERVATION.NOT_FOUND, INVOICE.NOT_FOUND, INVOICE.NOT_A_RENTAL, PDF.UNAVAILABLE. */
  invoiceDocument: ExportedFile;
  /** The ten registered customers with most rentals. Staff only. */
  loyalCustomers: LoyalCustomers;
  /** One work; null when there is none. */
  maintenance: Maybe<Maintenance>;
  /** Works due soon or overdue, the most urgent first. */
  maintenanceAlerts: Array<MaintenanceAlert>;
  /** Everything ever done on a vehicle and its cost, as a workbook. Error: VEHICLE.NOT_FOUND. */
  maintenanceReport: ExportedFile;
  /** When a vehicle can next be worked on without a rental missing it: in working hours, from tomorrow on, out of the way of requests where it can be. Null when the next half year has no such time. */
  maintenanceSlotProposal: Maybe<MaintenanceSlot>;
  /** Works on the fleet, newest first. */
  maintenances: MaintenancePage;
  /** The list as a workbook, without pages. */
  maintenancesExport: ExportedFile;
  /** Who is logged in; null for a visitor. */
  me: Maybe<Me>;
  /** The current month in three figures. Staff only. */
  monthFigures: MonthFigures;
  /** The ten most rented vehicles; the current month without a period. Staff; with a period Admin only. Error: REPORT.PERIOD. */
  mostRentedVehicles: Array<VehicleCount>;
  /** All that is kept about the calling customer, as a ZIP archive of JSON, PDF and pictures; made five times a day. Errors: TOO_MANY_REQUESTS, PDF.UNAVAILABLE. */
  myDataExport: ExportedFile;
  /** The caller's own reservations, newest first. */
  myReservations: ReservationPage;
  /** The caller's second factor. Staff with an account only. */
  mySecondFactor: SecondFactorState;
  /** The caller's open logins: the one they came with first, then the last used first; at most 50. Errors: UNAUTHENTICATED, FORBIDDEN (keys have none). */
  mySessions: Array<LoginSession>;
  /** Notifications, newest first. Staff only. */
  notifications: NotificationPage;
  /** Title of the page at a path of the site, query included: the same as in the page's own HTML. */
  pageTitle: Scalars['String']['output'];
  /** Whether a mailed link still can set a password: not used, not older than 30 minutes. */
  passwordResetLinkUsable: Scalars['Boolean']['output'];
  /** The places of delivery and return. */
  places: Array<Scalars['String']['output']>;
  /** The fleet and what occupies it over at most 92 agency days, both days included. Errors: VALIDATION. */
  planning: Planning;
  /** What a vehicle costs over a period. Errors: VEHICLE.NOT_FOUND, SEARCH.END_NOT_AFTER_START. */
  priceQuote: PriceQuote;
  /** The contract of a rental as a PDF, for its owner and the staff. Errors: RESERVATION.NOT_FOUND, CONTRACT.NOT_A_RENTAL, PDF.UNAVAILABLE. */
  rentalContract: ExportedFile;
  /** What the agency chose for its rentals. Staff only. */
  rentalSettings: RentalSettings;
  /** The rentals under a filter, whole, as a workbook; `statuses` of the filter is not read. */
  rentalsExport: ExportedFile;
  /** Rentals by first day, zeros included; the current month without a period. Staff; with a period Admin only. Error: REPORT.PERIOD. */
  rentalsPerDay: Array<DayCount>;
  /** A report as a workbook (XLSX), with the rights of the report. Error: REPORT.PERIOD. */
  reportExport: ExportedFile;
  /** A whole reservation, for its owner and the staff; null for others. */
  reservation: Maybe<Reservation>;
  /** Every reservation, newest first. */
  reservations: ReservationPage;
  /** The reservations under a filter, whole, as a workbook. */
  reservationsExport: ExportedFile;
  /** How long what names people is kept. Staff only. */
  retentionSettings: RetentionSettings;
  /** Agreed totals of rentals by first day; the current month without a period. Admin only. Error: REPORT.PERIOD. */
  revenuePerDay: DayAmounts;
  /** One service provider; null when there is none. */
  serviceProvider: Maybe<ServiceProvider>;
  /** Service providers, by name. Staff only. */
  serviceProviders: ServiceProviderPage;
  /** The list of service providers under a filter, whole, as a workbook. */
  serviceProvidersExport: ExportedFile;
  /** Texts, pictures and contacts of the public site. */
  settings: Settings;
  /** The contract to sign behind a number; null when there is none, before acceptance and once the rental starts. */
  signatureSlot: Maybe<SignatureSlot>;
  /** How the staff logs in. Admin only. */
  staffSecurity: StaffSecurity;
  /** When vehicles drove too fast or were where they may not go, newest first. Staff only. */
  trackEvents: TrackEventPage;
  /** Follows a reservation by its number; null when there is none. */
  trackReservation: Maybe<TrackedReservation>;
  /** How vehicles are followed, and the tiles of the staff's maps. Staff only. */
  trackingSettings: TrackingSettings;
  /** One vehicle; null when there is none the caller may see. */
  vehicle: Maybe<Vehicle>;
  /** Where a vehicle is at this moment, or why that is not known. Staff only. Error: VEHICLE.NOT_FOUND. */
  vehiclePosition: VehiclePositionUpdate;
  /** How it stands with a vehicle now: where, since when, and who has it. Staff only. Error: VEHICLE.NOT_FOUND. */
  vehicleStanding: VehicleStanding;
  /** A vehicle's recorded track on a day. Staff only. Errors: VEHICLE.NOT_FOUND, VALIDATION. */
  vehicleTrack: VehicleTrack;
  /** The same as a GPX 1.1 file. Staff only. */
  vehicleTrackExport: ExportedFile;
  /** The fleet: what the site shows to visitors, every vehicle in use to staff. */
  vehicles: VehiclePage;
  /** The list of vehicles under a filter, whole, as a workbook. */
  vehiclesExport: ExportedFile;
  /** What was sent to a webhook, newest first. Admin only. */
  webhookDeliveries: WebhookDeliveryPage;
  /** Webhooks, newest first. Admin only. */
  webhooks: WebhookPage;
  /** Areas where vehicles may go, by name. Staff only. */
  zones: ZonePage;
};


export type QueryAgenciesArgs = {
  filter?: InputMaybe<AgencyFilter>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<AgencySearch>;
  sort?: InputMaybe<AgencySort>;
};


export type QueryAgenciesExportArgs = {
  filter?: InputMaybe<AgencyFilter>;
  search?: InputMaybe<AgencySearch>;
  sort?: InputMaybe<AgencySort>;
};


export type QueryAgencyArgs = {
  id: Scalars['ID']['input'];
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


export type QueryChargesPerDayArgs = {
  period?: InputMaybe<DaySpanInput>;
};


export type QueryCustomerArgs = {
  id: Scalars['ID']['input'];
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


export type QueryFleetReportArgs = {
  period?: InputMaybe<DaySpanInput>;
};


export type QueryHistoryArgs = {
  id: Scalars['ID']['input'];
  page?: InputMaybe<PageInput>;
  record: AuditedRecord;
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


export type QueryPageTitleArgs = {
  path: Scalars['String']['input'];
};


export type QueryPasswordResetLinkUsableArgs = {
  token: Scalars['String']['input'];
};


export type QueryPlanningArgs = {
  filter?: InputMaybe<PlanningFilter>;
  from: Scalars['LocalDate']['input'];
  to: Scalars['LocalDate']['input'];
};


export type QueryPriceQuoteArgs = {
  period: PeriodInput;
  vehicleId: Scalars['ID']['input'];
};


export type QueryRentalContractArgs = {
  number: Scalars['String']['input'];
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


export type QueryRevenuePerDayArgs = {
  period?: InputMaybe<DaySpanInput>;
};


export type QueryServiceProviderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryServiceProvidersArgs = {
  filter?: InputMaybe<ServiceProviderFilter>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<ServiceProviderSearch>;
  sort?: InputMaybe<ServiceProviderSort>;
};


export type QueryServiceProvidersExportArgs = {
  filter?: InputMaybe<ServiceProviderFilter>;
  search?: InputMaybe<ServiceProviderSearch>;
  sort?: InputMaybe<ServiceProviderSort>;
};


export type QuerySignatureSlotArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
  number: Scalars['String']['input'];
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


export type QueryVehiclePositionArgs = {
  vehicleId: Scalars['ID']['input'];
};


export type QueryVehicleStandingArgs = {
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

/** Recovery codes, told this once; each serves once instead of a code. */
export type RecoveryCodes = {
  __typename: 'RecoveryCodes';
  /** Ten codes. */
  codes: Array<Scalars['String']['output']>;
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
  /** Password, 8 to 200 characters, none that is guessed among the first. */
  password: Scalars['String']['input'];
  /** Telephone, at most 16 characters. */
  phone: Scalars['String']['input'];
  /** Monsieur or Madame. */
  title?: Title;
};

/** A part of a rental that is driven in one vehicle: a swap of vehicles ends one and begins the next. */
export type RentalLeg = {
  __typename: 'RentalLeg';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Fuel or charge then, in eighths of the tank. */
  endFuel: Maybe<Scalars['Int']['output']>;
  /** Odometer then, in km. */
  endKm: Maybe<Scalars['Int']['output']>;
  /** When it came back; null while it is out. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
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

/** What the agency chose for its rentals. */
export type RentalSettings = {
  __typename: 'RentalSettings';
  /** Minutes after its promised end before a rental counts as late. */
  lateAfterMinutes: Scalars['Int']['output'];
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
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Who took it; null where it happened by itself or by an access key. */
  employee: Maybe<Employee>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What was kept of the advance when nobody came, in Dh. */
  kept: Maybe<Scalars['Money']['output']>;
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

/** A cheaper daily price for longer rentals. */
export type RentalTier = {
  __typename: 'RentalTier';
  /** Price a day then, in Dh. */
  dailyPrice: Scalars['Money']['output'];
  /** From this many rental days on. */
  fromDays: Scalars['Int']['output'];
};

/** A cheaper daily price for longer rentals. Both fields, or neither: an empty tier is none. */
export type RentalTierInput = {
  /** Price a day then, 1 to 100 000 Dh. */
  dailyPrice?: InputMaybe<Scalars['Money']['input']>;
  /** From this many rental days on, 1 to 365; rising from tier to tier. */
  fromDays?: InputMaybe<Scalars['Int']['input']>;
};

/** A report that can leave as a workbook. */
export type ReportKind =
  /** Charges a day. */
  | 'CHARGES'
  /** Use and profit of each vehicle. */
  | 'FLEET'
  /** Rentals a day. */
  | 'RENTALS'
  /** Revenue a day. */
  | 'REVENUE'
  /** The most rented vehicles. */
  | 'VEHICLES';

/** A password that was forgotten. */
export type RequestPasswordResetInput = {
  /** At which login page it was forgotten. */
  account?: AccountKind;
  /** E-mail address of the account, without regard to case. */
  email: Scalars['String']['input'];
};

/** Whether all staff need a second factor. */
export type RequireSecondFactorInput = {
  /** True to require it. */
  required: Scalars['Boolean']['input'];
};

/** A login that went on once the required second factor was set up. */
export type RequiredEnrolmentPayload = {
  __typename: 'RequiredEnrolmentPayload';
  /** The login. */
  login: AuthPayload;
  /** Recovery codes, told this once. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** A request for a vehicle over a period; once accepted, a rental. */
export type Reservation = {
  __typename: 'Reservation';
  /** When the staff accepted it. */
  acceptedAt: Maybe<Scalars['DateTime']['output']>;
  /** Paid so far, in Dh; null before acceptance. */
  advance: Maybe<Scalars['Money']['output']>;
  /** Total less advance, in Dh; null before acceptance. */
  balance: Maybe<Scalars['Money']['output']>;
  /** When it was cancelled. */
  cancelledAt: Maybe<Scalars['DateTime']['output']>;
  /** The customer's remark. */
  comment: Maybe<Scalars['String']['output']>;
  /** Other PENDING requests for the vehicle that overlap this one. Staff only. */
  competing: Array<Reservation>;
  /** What already occupies the vehicle in the period; null when it is free. Staff only. */
  conflict: Maybe<OccupationConflict>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The registered customer who made it, if any. */
  customer: Maybe<Customer>;
  /** Rental days: started periods of 24 h. */
  days: Scalars['Int']['output'];
  /** Discount in the quoted total, in percent. */
  discountPercent: Scalars['Int']['output'];
  /** The first driver. */
  driver: Driver;
  /** Return; the period is half-open. */
  endsAt: Scalars['DateTime']['output'];
  /** The return promised at the departure: what is changed later leaves it as it was. Null before. */
  firstEndsAt: Maybe<Scalars['DateTime']['output']>;
  /** Who accepted, refused or cancelled it. Staff only. */
  handledBy: Maybe<Employee>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Invoices and credit notes in the order of their issue. For the owner and the staff. */
  invoices: Array<Invoice>;
  /** Full or quick. */
  kind: ReservationKind;
  /** The vehicle's last known odometer as people read it, in km; null where nobody did. Staff only. */
  lastKnownKm: Maybe<Scalars['Int']['output']>;
  /** Whether it is out and past its promised end by more than the minutes of the settings. */
  late: Scalars['Boolean']['output'];
  /** With which vehicle it was driven, and when. Staff only. */
  legs: Array<RentalLeg>;
  /** Where mails about it go: the driver's address, else that of the customer's account; null when there is none. */
  mailAddress: Maybe<Scalars['String']['output']>;
  /** Reservation number, XXXXX-XXXXX. */
  number: Scalars['String']['output'];
  /** What was paid, in the order it was entered; its sum is `advance`. For the owner and the staff. */
  payments: Array<Payment>;
  /** Where the vehicle is handed over. */
  pickupPlace: Scalars['String']['output'];
  /** Registration of the vehicle once accepted; null before. */
  plateNumber: Maybe<Scalars['String']['output']>;
  /** Price a day as quoted at booking, before the discount, in Dh. */
  quotedDailyPrice: Scalars['Money']['output'];
  /** Price as quoted at booking, discount included, in Dh. */
  quotedTotal: Scalars['Money']['output'];
  /** Reason given with a refusal or a cancellation. */
  reason: Maybe<Scalars['String']['output']>;
  /** When the staff refused it. */
  refusedAt: Maybe<Scalars['DateTime']['output']>;
  /** The vehicle that was asked for, when the staff gave another; null otherwise. */
  requestedVehicle: Maybe<Vehicle>;
  /** Where it is returned. */
  returnPlace: Scalars['String']['output'];
  /** The second driver, if any. */
  secondDriver: Maybe<Driver>;
  /** What the link to the signature page carries as `cle`, so that whoever follows it can read the contract. For the owner and the staff, while the contract can be signed. */
  signatureKey: Maybe<Scalars['String']['output']>;
  /** Whether the contract can be signed now: from acceptance until the rental starts. */
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
  /** Made by this registered customer. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Still running after this moment. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Full or quick. */
  kind?: InputMaybe<ReservationKind>;
  /** If true, only rentals that are late now. */
  late?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * A text in one column.
   * @deprecated Use the argument `search` of the list. Goes on 2027-12-01.
   */
  search?: InputMaybe<ReservationSearch>;
  /** Rentals at any of these stages. */
  stages?: InputMaybe<Array<RentalStage>>;
  /** Starting at this moment or later. */
  startsFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** In any of these states. */
  statuses?: InputMaybe<Array<ReservationStatus>>;
  /** Begun before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
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

/** The changed reservation, or why nothing was changed where the caller can act on it. */
export type ReservationOutcome = Reservation | VehicleTaken | VersionConflict;

/** A page of reservations. */
export type ReservationPage = {
  __typename: 'ReservationPage';
  /** Counts by state. */
  counts: ReservationStatusCounts;
  /** The items of this page. */
  items: Array<Reservation>;
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** Items in the whole list. */
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
  /** Where to look; in all of them when left out. */
  field?: InputMaybe<ReservationSearchField>;
  /** Part of what stands there, without regard to case and accents; an empty one finds all. */
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
  | 'CREATED_AT'
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
  /** New password, 8 to 200 characters, none that is guessed among the first. */
  password: Scalars['String']['input'];
  /** What the link in the mail carries. */
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

/** Which key is ended. */
export type RevokeApiKeyInput = {
  /** The key. */
  id: Scalars['ID']['input'];
};

/** Who has a vehicle now. */
export type RunningRental = {
  __typename: 'RunningRental';
  /** The customer; null for one without an account. */
  customerId: Maybe<Scalars['ID']['output']>;
  /** The driver. */
  customerName: Scalars['String']['output'];
  /** When the vehicle is to be back. */
  endsAt: Scalars['DateTime']['output'];
  /** Number of the reservation, XXXXX-XXXXX. */
  number: Scalars['String']['output'];
  /** The driver's telephone. */
  phone: Maybe<Scalars['String']['output']>;
};

/** A secret that serves once a first code of it was sent back. */
export type SecondFactorEnrolment = {
  __typename: 'SecondFactorEnrolment';
  /** Send it back with the first code. */
  enrolment: Scalars['String']['output'];
  /** Until when the first code can be sent. */
  expiresAt: Scalars['DateTime']['output'];
  /** The secret in base 32, for applications without a camera. */
  secret: Scalars['String']['output'];
  /** The same as an otpauth address, for a QR code. */
  uri: Scalars['String']['output'];
};

/** The second half of a login. */
export type SecondFactorLoginInput = {
  /** From the extensions of AUTH.SECOND_FACTOR_REQUIRED; good for five minutes. */
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
  /** Whether a login asks for a code. */
  on: Scalars['Boolean']['output'];
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Whether the agency requires it of all staff. */
  required: Scalars['Boolean']['output'];
  /** Since when; null while it is off. */
  since: Maybe<Scalars['DateTime']['output']>;
};

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
  /** When it was made. */
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
  /** Rises with every change; sent back with an edit. Staff only. */
  version: Scalars['Int']['output'];
};

/** Which service providers. */
export type ServiceProviderFilter = {
  /**
   * Search in one column.
   * @deprecated Use the argument `search` of the list. Goes on 2027-12-01.
   */
  search?: InputMaybe<ServiceProviderSearch>;
};

/** A page of service providers. */
export type ServiceProviderPage = {
  __typename: 'ServiceProviderPage';
  /** The items of this page. */
  items: Array<ServiceProvider>;
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** Items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A search of service providers, in one column or in all. */
export type ServiceProviderSearch = {
  /** Where to look; in all of them when left out. */
  field?: InputMaybe<ServiceProviderSearchField>;
  /** Part of what stands there, without regard to case and accents; an empty one finds all. */
  text: Scalars['String']['input'];
};

/** What a search of service providers looks into. */
export type ServiceProviderSearchField =
  | 'NAME'
  | 'PHONE';

/** Order of service providers; by name when left out. */
export type ServiceProviderSort = {
  /** Which way. */
  direction?: SortDirection;
  /** What by. */
  field: ServiceProviderSortField;
};

/** What service providers are sorted by. */
export type ServiceProviderSortField =
  | 'CREATED_AT'
  | 'NAME';

/** Whether the public site shows a brand. */
export type SetBrandShownInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** Shown or not. */
  shownOnSite: Scalars['Boolean']['input'];
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
  /** Paid in advance, in Dh. */
  advance: Scalars['Money']['output'];
  /** Still to pay, in Dh. */
  balance: Scalars['Money']['output'];
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

/** A picture of the site and its place. */
export type SitePicture = {
  __typename: 'SitePicture';
  /** Its place. */
  picture: SettingsPicture;
  /** Where it is; null when there is none. */
  url: Maybe<Scalars['String']['output']>;
};

/** Rising or falling. */
export type SortDirection =
  | 'ASC'
  | 'DESC';

/** How the staff logs in. */
export type StaffSecurity = {
  __typename: 'StaffSecurity';
  /** Members of staff who can log in. */
  employees: Scalars['Int']['output'];
  /** Whether all staff need a second factor. */
  secondFactorRequired: Scalars['Boolean']['output'];
  /** How many of them have a second factor. */
  withSecondFactor: Scalars['Int']['output'];
};

/** A login that the agency lets in with a second factor only. */
export type StartRequiredSecondFactorInput = {
  /** From the extensions of AUTH.SECOND_FACTOR_ENROLMENT_REQUIRED; good for fifteen minutes. */
  challenge: Scalars['String']['input'];
};

/** Who begins to set up a second factor. */
export type StartSecondFactorInput = {
  /** The caller's password. */
  password: Scalars['String']['input'];
};

export type Subscription = {
  __typename: 'Subscription';
  /** Where every tracked vehicle is: what is known already, then what changes, about every 15 s, in batches of at most 200. The trackers are asked only while someone watches. Staff only. */
  fleetPositions: FleetBatch;
  /** Each new notification, as it comes. Staff only. */
  notificationAdded: Notification;
  /** Reservations as they change: every one for the staff, a customer's own; only one when a number is given. */
  reservationChanged: Reservation;
  /** Where a vehicle is, every 5 s while someone watches. Staff only. Errors: VEHICLE.NOT_FOUND, TRACKING.NO_DEVICE. */
  vehiclePosition: VehiclePositionUpdate;
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

/** How a person is addressed: Monsieur or Madame. */
export type Title =
  | 'MR'
  | 'MRS';

/** A time during which a vehicle drove too fast or was where it may not go. */
export type TrackEvent = {
  __typename: 'TrackEvent';
  /** The place, in words. */
  address: Maybe<Scalars['String']['output']>;
  /** The day it began, at the agency. */
  day: Scalars['LocalDate']['output'];
  /** When it was over; null while it goes on. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What it was. */
  kind: TrackEventKind;
  /** Where it was fastest, or outside first: degrees north. */
  latitude: Scalars['Float']['output'];
  /** km/h that were allowed then; null of OUT_OF_ZONE. */
  limitKph: Maybe<Scalars['Int']['output']>;
  /** Degrees east. */
  longitude: Scalars['Float']['output'];
  /** Highest speed meanwhile, km/h; null of OUT_OF_ZONE. */
  peakSpeedKph: Maybe<Scalars['Int']['output']>;
  /** The vehicle's registration. */
  plateNumber: Scalars['String']['output'];
  /** The rental it fell in, XXXXX-XXXXX. */
  rentalNumber: Maybe<Scalars['String']['output']>;
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** The vehicle. */
  vehicleId: Scalars['ID']['output'];
  /** The vehicle's name. */
  vehicleName: Scalars['String']['output'];
};

/** Which events of tracked vehicles; every condition holds. */
export type TrackEventFilter = {
  /** That touch this day, at the agency. */
  day?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Of this kind. */
  kind?: InputMaybe<TrackEventKind>;
  /** Of this rental, by its number. */
  rentalNumber?: InputMaybe<Scalars['String']['input']>;
  /** Of this vehicle. */
  vehicleId?: InputMaybe<Scalars['ID']['input']>;
};

/** What the recorded positions of a vehicle gave away. */
export type TrackEventKind =
  /** It was outside of every zone where it may go. */
  | 'OUT_OF_ZONE'
  /** It drove faster than the settings allow. */
  | 'OVERSPEED';

/** A page of what vehicles did. */
export type TrackEventPage = {
  __typename: 'TrackEventPage';
  /** The items of this page. */
  items: Array<TrackEvent>;
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** Items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A recorded position. */
export type TrackPoint = {
  __typename: 'TrackPoint';
  /** The place, in words. */
  address: Maybe<Scalars['String']['output']>;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Degrees. */
  latitude: Scalars['Float']['output'];
  /** Degrees. */
  longitude: Scalars['Float']['output'];
  /** km/h. */
  speedKph: Scalars['Float']['output'];
  /** What the vehicle did. */
  state: PositionState;
};

/** A halt of at least five minutes. */
export type TrackStop = {
  __typename: 'TrackStop';
  /** Where, in words. */
  address: Maybe<Scalars['String']['output']>;
  /** Beginning. */
  from: Scalars['DateTime']['output'];
  /** End, or the last that is known. */
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

/** Changes of an agency. What is left out stays as it is. */
export type UpdateAgencyInput = {
  /** Postal address, at most 200 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** CNSS number, at most 30 characters. */
  cnss?: InputMaybe<Scalars['String']['input']>;
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
  /** Patente number, at most 30 characters. */
  patente?: InputMaybe<Scalars['String']['input']>;
  /** Telephone, at most 16 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Identifiant fiscal (IF), at most 30 characters. */
  taxId?: InputMaybe<Scalars['String']['input']>;
  /** Registre de commerce (RC), at most 30 characters. */
  tradeRegister?: InputMaybe<Scalars['String']['input']>;
  /** Version the edit started from; another one since then is refused. */
  version: Scalars['Int']['input'];
};

/** Changes of a brand. What is left out stays as it is. */
export type UpdateBrandInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** New logo: JPEG, PNG or WebP, at most 8 MB. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Name, at most 40 characters; not that of another brand. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Version the edit started from; another one since then is refused. */
  version: Scalars['Int']['input'];
};

/** An edit of a customer. What is left out stays as it was. */
export type UpdateCustomerInput = {
  /** Postal address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Remark of the staff; empty removes it. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address; not used by another customer. Only an Admin changes it. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Which customer. */
  id: Scalars['ID']['input'];
  /** Family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** CIN; empty removes it. */
  nationalId?: InputMaybe<Scalars['String']['input']>;
  /** A new password, which ends every session of the account; Admins only, empty keeps the old one. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Telephone. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Manual rating. */
  rating?: InputMaybe<CustomerRating>;
  /** Blocking ends every session of the account at once. */
  status?: InputMaybe<CustomerStatus>;
  /** Monsieur or Madame. */
  title?: InputMaybe<Title>;
  /** Version the edit started from; another one since then is refused. */
  version: Scalars['Int']['input'];
};

/** An edit of a member of staff. What is left out stays as it was. */
export type UpdateEmployeeInput = {
  /** Postal address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The caller's password, to prove who asks; read when their own e-mail address changes. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address; not used by another employee. A colleague's: Admins only. The own one: with currentPassword. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Which employee. */
  id: Scalars['ID']['input'];
  /** Family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** A new password, which ends the sessions of the account; Admins only, empty keeps the old one. The own one: changeMyPassword. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Telephone. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Role; only an Admin changes it. */
  role?: InputMaybe<EmployeeRole>;
  /** Monsieur or Madame. */
  title?: InputMaybe<Title>;
  /** Version the edit started from; another one since then is refused. */
  version: Scalars['Int']['input'];
};

/** An edit of a work. */
export type UpdateMaintenanceInput = {
  /** In Dh; nothing when left out. */
  cost?: InputMaybe<Scalars['Money']['input']>;
  /** What is done, in words; at most 1000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Which work. */
  id: Scalars['ID']['input'];
  /** The invoice: a PDF or a picture, at most 10 MB. */
  invoice?: InputMaybe<Scalars['Upload']['input']>;
  /** What is done. */
  nature?: InputMaybe<MaintenanceNature>;
  /** Due again at this odometer, km; above the present one. */
  nextOdometerKm?: InputMaybe<Scalars['Int']['input']>;
  /** Due again on this day; after the day of the work. */
  nextOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Odometer at the time of the work, km. */
  odometerKm?: InputMaybe<Scalars['Int']['input']>;
  /** Time out of service; refused when it collides with a rental. Null gives the vehicle free. */
  outOfService?: InputMaybe<OutOfServiceInput>;
  /** Day of the work; its cost counts on it. */
  performedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The service provider who does it. */
  providerId?: InputMaybe<Scalars['ID']['input']>;
  /** Removes the invoice. */
  removeInvoice?: InputMaybe<Scalars['Boolean']['input']>;
  /** The vehicle. */
  vehicleId?: InputMaybe<Scalars['ID']['input']>;
  /** The version that was edited: another one since is a conflict. */
  version: Scalars['Int']['input'];
};

/** The own profile, whole. */
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
  /** Reservation number. */
  number: Scalars['String']['input'];
  /** Other dates. */
  period?: InputMaybe<PeriodInput>;
  /** One of `places`. */
  pickupPlace?: InputMaybe<Scalars['String']['input']>;
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

/** Changes of a service provider. What is left out stays as it is. */
export type UpdateServiceProviderInput = {
  /** Postal address, at most 200 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address, at most 50 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Which one. */
  id: Scalars['ID']['input'];
  /** Name, at most 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Telephone, at most 16 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Version the edit started from; another one since then is refused. */
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
  /** The company's name; it cannot be emptied. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** Months that messages of the contact form are kept, 1 to 60; it cannot be emptied. */
  contactRetentionMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Description for search engines. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Domain name, as shown. */
  domainName?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address; it cannot be emptied. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Facebook page, https. */
  facebook?: InputMaybe<Scalars['String']['input']>;
  /** Text of the footer. */
  footerText?: InputMaybe<Scalars['String']['input']>;
  /** Headline of the home page. */
  headerText?: InputMaybe<Scalars['String']['input']>;
  /** Instagram page, https. */
  instagram?: InputMaybe<Scalars['String']['input']>;
  /** Keywords for search engines. */
  keywords?: InputMaybe<Scalars['String']['input']>;
  /** Minutes after its promised end before a rental counts as late, 0 to 1440; it cannot be emptied. */
  lateAfterMinutes?: InputMaybe<Scalars['Int']['input']>;
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
  /** Pictures to remove. */
  removedPictures?: InputMaybe<Array<SettingsPicture>>;
  /** The four services, in their order. */
  services?: InputMaybe<Array<ServiceInput>>;
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

/** An edit of a vehicle. What is left out stays as it was; null clears what may be empty. */
export type UpdateVehicleInput = {
  /** Required. Agency where it stands. */
  agencyId?: InputMaybe<Scalars['ID']['input']>;
  /** Air conditioning; true for a new vehicle. */
  airConditioning?: InputMaybe<Scalars['Boolean']['input']>;
  /** Required. Make. */
  brandId?: InputMaybe<Scalars['ID']['input']>;
  /** Required. Category. */
  category?: InputMaybe<VehicleCategory>;
  /** Required. Colour of the body. */
  color?: InputMaybe<VehicleColor>;
  /** Consumption as the maker states it, at most 60 characters. */
  consumption?: InputMaybe<Scalars['String']['input']>;
  /** Required. Price a day without tiers, 1 to 100 000 Dh. */
  dailyPrice?: InputMaybe<Scalars['Money']['input']>;
  /** Identifier at the GPS tracker, at most 40 characters. */
  deviceId?: InputMaybe<Scalars['String']['input']>;
  /** Required. What it runs on. */
  fuel?: InputMaybe<Fuel>;
  /** The gallery, whole and in its order, at most ten; what it does not name is removed. */
  gallery?: InputMaybe<Array<GalleryPictureInput>>;
  /** Which vehicle. */
  id: Scalars['ID']['input'];
  /** New main picture: JPEG, PNG or WebP of at most 8 MB. Left out the old one stays, null removes it. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Insurance. */
  insurance?: InputMaybe<InsuranceInput>;
  /** Required. Suitcases that fit the boot, 0 to 40. */
  luggage?: InputMaybe<Scalars['Int']['input']>;
  /** Required. Day of the model, from 1980 to next year. */
  modelDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Required. Make and model, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Required. Registration such as 12345-A-15, at most 20 characters; no other vehicle in use has it. */
  plateNumber?: InputMaybe<Scalars['String']['input']>;
  /** Required. Seats, 1 to 60. */
  seats?: InputMaybe<Scalars['Int']['input']>;
  /** Sunroof; false for a new vehicle. */
  sunroof?: InputMaybe<Scalars['Boolean']['input']>;
  /** The tiers, whole: at most three. */
  tiers?: InputMaybe<Array<RentalTierInput>>;
  /** Required. Gearbox. */
  transmission?: InputMaybe<Transmission>;
  /** Version the edit started from; another one since then is refused. */
  version: Scalars['Int']['input'];
  /** Whether the public site offers it; true for a new vehicle. */
  visible?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Changes of a webhook. What is left out stays as it is. */
export type UpdateWebhookInput = {
  /** Whether events are sent. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which events, at least one. */
  events?: InputMaybe<Array<WebhookEvent>>;
  /** Which one. */
  id: Scalars['ID']['input'];
  /** What the agency calls it, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Where events are sent; see CreateWebhookInput. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** Version the edit started from; another one since then is refused. */
  version: Scalars['Int']['input'];
};

/** Changes of a zone. What is left out stays as it is. */
export type UpdateZoneInput = {
  /** Whether it is watched. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Categories of vehicles that it is meant for; none means all. */
  categories?: InputMaybe<Array<VehicleCategory>>;
  /** Colour on the map, #rrggbb. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** Which one. */
  id: Scalars['ID']['input'];
  /** Name, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Version the edit started from; another one since then is refused. */
  version: Scalars['Int']['input'];
  /** Its corners in their order, 3 to 100; sides may not cross. */
  vertices?: InputMaybe<Array<ZoneVertexInput>>;
};

/** A vehicle of the fleet. */
export type Vehicle = {
  __typename: 'Vehicle';
  /** Agency where it stands. */
  agency: Maybe<Agency>;
  /** Air conditioning. */
  airConditioning: Scalars['Boolean']['output'];
  /** The worst of its maintenance and its insurance. Staff only. */
  alert: AlertLevel;
  /** French sentences that say what is due and when; empty when nothing is. Staff only. */
  alertNote: Scalars['String']['output'];
  /** When it left the fleet; null while it is in use. Staff only. */
  archivedAt: Maybe<Scalars['DateTime']['output']>;
  /** Neither rented nor out of service at this moment. Staff only. */
  availableNow: Scalars['Boolean']['output'];
  /** Make. */
  brand: Maybe<Brand>;
  /** Category. */
  category: VehicleCategory;
  /** Colour of the body. */
  color: VehicleColor;
  /** Consumption as the maker states it, usually litres per 100 km. */
  consumption: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Price a day without tiers, in Dh. */
  dailyPrice: Scalars['Money']['output'];
  /** Identifier at the GPS tracker. Staff only. */
  deviceId: Maybe<Scalars['String']['output']>;
  /** What it runs on. */
  fuel: Fuel;
  /** Further pictures. */
  galleryUrls: Array<Scalars['String']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** Insurance. Staff only. */
  insurance: Insurance;
  /** Suitcases that fit the boot. */
  luggage: Scalars['Int']['output'];
  /** Day of the model; visitors see its year. Staff only. */
  modelDate: Scalars['LocalDate']['output'];
  /** Year of the model. */
  modelYear: Scalars['Int']['output'];
  /** Make and model as customers know it. */
  name: Scalars['String']['output'];
  /** Last known odometer in km: from the tracker, else from the last maintenance. Staff only. */
  odometerKm: Maybe<Scalars['Int']['output']>;
  /** Registration, e.g. 12345-A-15. Staff only. */
  plateNumber: Scalars['String']['output'];
  /** What it costs over a period. */
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
export type VehicleQuoteArgs = {
  period: PeriodInput;
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

/** Which vehicles. Values of one list are alternatives; the lists narrow each other. */
export type VehicleFilter = {
  /** Of this agency. */
  agencyId?: InputMaybe<Scalars['ID']['input']>;
  /** With an alert of any of these levels. Staff only. */
  alerts?: InputMaybe<Array<AlertLevel>>;
  /** Free at this moment (true), or rented or out of service (false). Staff only. */
  availableNow?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of this brand. */
  brandId?: InputMaybe<Scalars['ID']['input']>;
  /** Any of these categories. */
  categories?: InputMaybe<Array<VehicleCategory>>;
  /** Any of these fuels. */
  fuels?: InputMaybe<Array<Fuel>>;
  /** These vehicles. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Words in the name; for staff in the registration too.
   * @deprecated Use the argument `search` of the list. Goes on 2027-12-01.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /**
   * Where to look for them, if in one place only.
   * @deprecated Use the argument `search` of the list. Goes on 2027-12-01.
   */
  searchIn?: InputMaybe<VehicleSearchField>;
  /** Any of these gearboxes. */
  transmissions?: InputMaybe<Array<Transmission>>;
};

/** A page of vehicles. */
export type VehiclePage = {
  __typename: 'VehiclePage';
  /** The items of this page. */
  items: Array<Vehicle>;
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** Items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** Where a vehicle is or was. */
export type VehiclePosition = {
  __typename: 'VehiclePosition';
  /** The place, in words. */
  address: Maybe<Scalars['String']['output']>;
  /** Degrees. */
  latitude: Scalars['Float']['output'];
  /** Degrees. */
  longitude: Scalars['Float']['output'];
  /** km, by the tracker. */
  odometerKm: Maybe<Scalars['Float']['output']>;
  /** km/h; 0 unless it moves. */
  speedKph: Scalars['Float']['output'];
  /** What it does. */
  state: PositionState;
};

/** What is known of a vehicle's place at a moment. */
export type VehiclePositionUpdate = {
  __typename: 'VehiclePositionUpdate';
  /** When the tracker was asked. */
  at: Scalars['DateTime']['output'];
  /** Where it is; null when there is a problem. */
  position: Maybe<VehiclePosition>;
  /** Why there is no position. */
  problem: Maybe<PositionProblem>;
  /** The vehicle. */
  vehicleId: Scalars['ID']['output'];
};

/** How a vehicle did over a period. */
export type VehicleReport = {
  __typename: 'VehicleReport';
  /** What works done in the period cost, in Dh. */
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
  /** Hours rented of the hours in the fleet, 0 to 100, one decimal. */
  usePercent: Scalars['Float']['output'];
  /** The vehicle. */
  vehicleId: Scalars['ID']['output'];
};

/** A search of vehicles, in one column or in all. */
export type VehicleSearch = {
  /** Where to look; in all of them when left out. */
  field?: InputMaybe<VehicleSearchField>;
  /** Part of what stands there, without regard to case and accents; an empty one finds all. */
  text: Scalars['String']['input'];
};

/** Where a search for vehicles looks. */
export type VehicleSearchField =
  | 'NAME'
  /** Registration, with or without its dashes. Staff only. */
  | 'PLATE_NUMBER';

/** Order of vehicles. */
export type VehicleSort = {
  /** Rising or falling. */
  direction?: SortDirection;
  /** By what. */
  field: VehicleSortField;
};

/** What vehicles are sorted by. */
export type VehicleSortField =
  /** When it was entered. */
  | 'ADDED'
  | 'DAILY_PRICE'
  | 'NAME'
  /** Day of the model. */
  | 'NEWEST'
  /** Registration. Staff only. */
  | 'PLATE_NUMBER';

/** How it stands with a vehicle at this moment. */
export type VehicleStanding = {
  __typename: 'VehicleStanding';
  /** The rental it is in; null when it is free. */
  rental: Maybe<RunningRental>;
  /** Since when it drives, is parked or disconnected, as far as that was seen or recorded. */
  since: Maybe<Scalars['DateTime']['output']>;
  /** The vehicle. */
  vehicleId: Scalars['ID']['output'];
  /** Where it is, as far as that is known without asking its tracker. */
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
  /** The recorded positions, in their order. */
  points: Array<TrackPoint>;
  /** Numbers of the rentals the day fell in. */
  rentalNumbers: Array<Scalars['String']['output']>;
  /** Halts of at least five minutes. */
  stops: Array<TrackStop>;
  /** Highest recorded speed, km/h. */
  topSpeedKph: Scalars['Int']['output'];
  /** The vehicle. */
  vehicleId: Scalars['ID']['output'];
};

/** The proof of an e-mail address. */
export type VerifyEmailInput = {
  /** What the link in the mail carries. */
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

/** An address of a third party that is told of reservations. */
export type Webhook = {
  __typename: 'Webhook';
  /** Off: no event is kept for it nor sent to it. */
  active: Scalars['Boolean']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Which events. */
  events: Array<WebhookEvent>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Its newest delivery; null before the first. */
  lastDelivery: Maybe<WebhookDelivery>;
  /** What the agency calls it. */
  name: Scalars['String']['output'];
  /** Until when the secret before the last rotation signs, too; null when there is none. */
  previousSecretUntil: Maybe<Scalars['DateTime']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Where events are sent, by POST. */
  url: Scalars['String']['output'];
  /** Rises with every change; sent back with an edit. */
  version: Scalars['Int']['output'];
};

/** One event on its way to one webhook. Kept for 30 days. */
export type WebhookDelivery = {
  __typename: 'WebhookDelivery';
  /** The beginning of the last answer's body. */
  answer: Maybe<Scalars['String']['output']>;
  /** When the last attempt began. */
  attemptedAt: Maybe<Scalars['DateTime']['output']>;
  /** Attempts so far, replays included. */
  attempts: Scalars['Int']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What the last attempt took, in milliseconds. */
  durationMs: Maybe<Scalars['Int']['output']>;
  /** X-Event-Id: the same at every attempt and every replay. */
  eventId: Scalars['String']['output'];
  /** X-Event-Type, e.g. reservation.created or webhook.test. */
  eventType: Scalars['String']['output'];
  /** Why the last attempt did not succeed. */
  failure: Maybe<WebhookFailure>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** How far it is. */
  status: WebhookDeliveryStatus;
  /** HTTP status of the last attempt's answer; null without one. */
  statusCode: Maybe<Scalars['Int']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Which deliveries. */
export type WebhookDeliveryFilter = {
  /** How far they are; all when left out. */
  status?: InputMaybe<WebhookDeliveryStatus>;
  /** To which webhook. */
  webhookId: Scalars['ID']['input'];
};

/** Which delivery. */
export type WebhookDeliveryInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** A page of deliveries. */
export type WebhookDeliveryPage = {
  __typename: 'WebhookDeliveryPage';
  /** The items of this page. */
  items: Array<WebhookDelivery>;
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** Items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** How far a delivery is. */
export type WebhookDeliveryStatus =
  /** The receiver answered with a status from 200 to 299. */
  | 'DELIVERED'
  /** Given up after the last attempt; it can be replayed. */
  | 'FAILED'
  /** Waits for its first or next attempt. */
  | 'PENDING';

/** What a webhook can be told of. */
export type WebhookEvent =
  /** payment.recorded: what has been paid for a rental changed. */
  | 'PAYMENT_RECORDED'
  /** rental.closed: nothing is left to do for a rental. */
  | 'RENTAL_CLOSED'
  /** rental.departed: the vehicle left with the customer. */
  | 'RENTAL_DEPARTED'
  /** rental.late: the vehicle is still out after its promised end; once for each promised end. */
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

/** Why an attempt did not succeed. */
export type WebhookFailure =
  /** The host leads to an address that is not public. */
  | 'FORBIDDEN_ADDRESS'
  /** The receiver's certificate is not valid. */
  | 'INSECURE'
  /** The server stopped in the middle of it; it is sent again. */
  | 'INTERRUPTED'
  /** The receiver answered with a status outside 200 to 299; redirects are not followed. */
  | 'REFUSED'
  /** The secret cannot be read since AUTH_SECRET changed: rotate it. */
  | 'SECRET_UNREADABLE'
  /** The webhook was switched off before the delivery. */
  | 'SWITCHED_OFF'
  /** No answer within 10 seconds. */
  | 'TIMEOUT'
  /** The name of the host leads to no address. */
  | 'UNKNOWN_HOST'
  /** No connection, or one that broke off. */
  | 'UNREACHABLE';

/** Which webhook. */
export type WebhookInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** A page of webhooks. */
export type WebhookPage = {
  __typename: 'WebhookPage';
  /** The items of this page. */
  items: Array<Webhook>;
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** Items in the whole list. */
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

/** An area where vehicles may go. A vehicle outside of all active ones is out of zone. */
export type Zone = {
  __typename: 'Zone';
  /** Whether it is watched. */
  active: Scalars['Boolean']['output'];
  /** Categories of vehicles that it is meant for; none means all. */
  categories: Array<VehicleCategory>;
  /** Colour on the map, #rrggbb. */
  color: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Rises with every change; sent back with an edit. */
  version: Scalars['Int']['output'];
  /** Its corners in their order; the last is joined to the first. */
  vertices: Array<ZoneVertex>;
};

/** A page of zones. */
export type ZonePage = {
  __typename: 'ZonePage';
  /** The items of this page. */
  items: Array<Zone>;
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Pages in the whole list, at least 1. */
  pageCount: Scalars['Int']['output'];
  /** Items in the whole list. */
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
