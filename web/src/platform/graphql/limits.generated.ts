/* What fields may hold, from the decorators of their classes on the server. */

/** Of `AddCustomerNoteInput`. */
export const addCustomerNoteLimits = {
  text: { maxLength: 1000 },
} as const;

/** Of `AddedChargeInput`. */
export const addedChargeLimits = {
  amount: { min: 0, max: 1000000 },
  label: { maxLength: 300 },
} as const;

/** Of `AddRentalLineInput`. */
export const addRentalLineLimits = {
  label: { maxLength: 120 },
  quantity: { min: 1, max: 99999 },
  reason: { maxLength: 500 },
  unitPrice: { min: -100000, max: 100000 },
} as const;

/** Of `AddReservationNoteInput`. */
export const addReservationNoteLimits = {
  text: { maxLength: 1000 },
} as const;

/** Of `AgencyFields`. */
export const agencyLimits = {
  address: { maxLength: 200 },
  cnss: { maxLength: 30 },
  contractConditions: { maxLength: 20000 },
  email: { maxLength: 50 },
  ice: { maxLength: 30 },
  name: { maxLength: 60 },
  patente: { maxLength: 30 },
  taxId: { maxLength: 30 },
  tradeRegister: { maxLength: 30 },
} as const;

/** Of `BrandFields`. */
export const brandLimits = {
  name: { maxLength: 40 },
} as const;

/** Of `CancelReservationInput`. */
export const cancelReservationLimits = {
  reason: { maxLength: 500 },
} as const;

/** Of `CategoryDepositInput`. */
export const categoryDepositLimits = {
  amount: { min: 0, max: 1000000 },
} as const;

/** Of `CategoryExcessInput`. */
export const categoryExcessLimits = {
  amount: { min: 0, max: 1000000 },
} as const;

/** Of `ChangePasswordInput`. */
export const changePasswordLimits = {
  currentPassword: { maxLength: 200 },
} as const;

/** Of `ChangeRentalInput`. */
export const changeRentalLimits = {
  reason: { maxLength: 500 },
} as const;

/** Of `ChargeDecisionInput`. */
export const chargeDecisionLimits = {
  amount: { min: 0, max: 100000 },
  reason: { maxLength: 500 },
} as const;

/** Of `ChecklistItemInput`. */
export const checklistItemLimits = {
  label: { maxLength: 60 },
} as const;

/** Of `CloseTillInput`. */
export const closeTillLimits = {
  countedAmount: { min: 0, max: 10000000 },
  note: { maxLength: 300 },
} as const;

/** Of `CompleteInspectionInput`. */
export const completeInspectionLimits = {
  clockAhead: { min: -1000000000, max: 1000000000 },
  moneyReason: { maxLength: 500 },
  overrideReason: { maxLength: 500 },
  refusalReason: { maxLength: 500 },
  signatory: { maxLength: 80 },
} as const;

/** Of `ContactMessageInput`. */
export const contactMessageLimits = {
  email: { maxLength: 50 },
  message: { maxLength: 5000 },
  name: { maxLength: 60 },
  subject: { maxLength: 120 },
} as const;

/** Of `ContractPreviewInput`. */
export const contractPreviewLimits = {
  contractConditions: { maxLength: 20000 },
} as const;

/** Of `CorrectDepositInput`. */
export const correctDepositLimits = {
  reason: { maxLength: 300 },
} as const;

/** Of `CorrectInvoiceInput`. */
export const correctInvoiceLimits = {
  reason: { maxLength: 300 },
} as const;

/** Of `CorrectPaymentInput`. */
export const correctPaymentLimits = {
  reason: { maxLength: 300 },
} as const;

/** Of `CreateApiKeyInput`. */
export const createApiKeyLimits = {
  name: { maxLength: 60 },
} as const;

/** Of `CreateChargeRuleInput`. */
export const createChargeRuleLimits = {
  cap: { min: 0, max: 100000 },
  depositReduction: { min: 0, max: 100000 },
  fromDays: { min: 1, max: 90 },
  hint: { maxLength: 200 },
  hintAr: { maxLength: 200 },
  hintEn: { maxLength: 200 },
  maxAge: { min: 16, max: 120 },
  maxQuantity: { min: 1, max: 20 },
  minAge: { min: 16, max: 120 },
  name: { maxLength: 60 },
  nameAr: { maxLength: 60 },
  nameEn: { maxLength: 60 },
  position: { min: 0, max: 9999 },
  price: { min: 0, max: 100000 },
  stock: { min: 1, max: 9999 },
  toDays: { min: 1, max: 90 },
} as const;

/** Of `CreateCustomerInput`. */
export const createCustomerLimits = {
  address: { maxLength: 200 },
  comment: { maxLength: 1000 },
  email: { maxLength: 50 },
  firstName: { maxLength: 30 },
  lastName: { maxLength: 30 },
  licenceNumber: { maxLength: 12 },
  nationalId: { maxLength: 12 },
  nationality: { maxLength: 30 },
  passportNumber: { maxLength: 12 },
  ratingReason: { maxLength: 200 },
} as const;

/** Of `CreateEmployeeInput`. */
export const createEmployeeLimits = {
  address: { maxLength: 200 },
  email: { maxLength: 50 },
  firstName: { maxLength: 30 },
  lastName: { maxLength: 30 },
} as const;

/** Of `CreatePromotionInput`. */
export const createPromotionLimits = {
  amount: { min: 1, max: 100000 },
  code: { maxLength: 20 },
  maxUses: { min: 1, max: 1000000 },
  minDays: { min: 1, max: 90 },
  percent: { min: 1, max: 100 },
} as const;

/** Of `CreateReservationInput`. */
export const createReservationLimits = {
  comment: { maxLength: 1000 },
  driverAge: { min: 16, max: 120 },
  idempotencyKey: { maxLength: 200 },
  promotionCode: { maxLength: 40 },
} as const;

/** Of `CreateSeasonInput`. */
export const createSeasonLimits = {
  name: { maxLength: 60 },
} as const;

/** Of `CreateServiceProviderInput`. */
export const createServiceProviderLimits = {
  address: { maxLength: 200 },
  email: { maxLength: 50 },
  name: { maxLength: 80 },
} as const;

/** Of `CreateWebhookInput`. */
export const createWebhookLimits = {
  name: { maxLength: 60 },
  url: { maxLength: 500 },
} as const;

/** Of `CreateZoneInput`. */
export const createZoneLimits = {
  name: { maxLength: 60 },
} as const;

/** Of `CustomerWarningsInput`. */
export const customerWarningsLimits = {
  licenceNumber: { maxLength: 12 },
  nationalId: { maxLength: 12 },
  passportNumber: { maxLength: 12 },
} as const;

/** Of `DeleteAccountInput`. */
export const deleteAccountLimits = {
  password: { maxLength: 200 },
} as const;

/** Of `DepartRentalInput`. */
export const departRentalLimits = {
  moneyReason: { maxLength: 500 },
  overrideReason: { maxLength: 500 },
} as const;

/** Of `DepositStep`. */
export const depositStepLimits = {
  amount: { min: 0, max: 1000000 },
} as const;

/** Of `DriverInput`. */
export const driverLimits = {
  email: { maxLength: 50 },
  firstName: { maxLength: 30 },
  lastName: { maxLength: 30 },
  licenceNumber: { maxLength: 12 },
  nationalId: { maxLength: 12 },
  nationality: { maxLength: 30 },
  passportNumber: { maxLength: 12 },
} as const;

/** Of `DriverPapersInput`. */
export const driverPapersLimits = {
  licenceCategory: { maxLength: 10 },
  licenceNumber: { maxLength: 12 },
  nationalId: { maxLength: 12 },
  passportNumber: { maxLength: 12 },
} as const;

/** Of `ExtraChoiceInput`. */
export const extraChoiceLimits = {
  quantity: { min: 1, max: 20 },
} as const;

/** Of `HoldDepositInput`. */
export const holdDepositLimits = {
  reference: { maxLength: 60 },
} as const;

/** Of `IncludedKmInput`. */
export const includedKmLimits = {
  kmPerDay: { min: 0, max: 5000 },
} as const;

/** Of `InspectionContent`. */
export const inspectionContentLimits = {
  remark: { maxLength: 1000 },
} as const;

/** Of `InsuranceInput`. */
export const insuranceLimits = {
  insurer: { maxLength: 60 },
  policyNumber: { maxLength: 60 },
  premiumTotal: { min: 0, max: 1000000 },
} as const;

/** Of `KeepDepositInput`. */
export const keepDepositLimits = {
  reason: { maxLength: 300 },
} as const;

/** Of `KeptChargeInput`. */
export const keptChargeLimits = {
  amount: { min: 0, max: 1000000 },
  label: { maxLength: 300 },
} as const;

/** Of `KeptLineInput`. */
export const keptLineLimits = {
  amount: { min: 0, max: 1000000 },
} as const;

/** Of `LoginInput`. */
export const loginLimits = {
  email: { maxLength: 200 },
  password: { maxLength: 200 },
} as const;

/** Of `MaintenanceFields`. */
export const maintenanceLimits = {
  cost: { min: 0, max: 10000000 },
  description: { maxLength: 1000 },
  nextOdometerKm: { min: 0, max: 2000000 },
  odometerKm: { min: 0, max: 2000000 },
} as const;

/** Of `NotedDamageInput`. */
export const notedDamageLimits = {
  note: { maxLength: 200 },
  x: { min: 0, max: 1000 },
  y: { min: 0, max: 1000 },
} as const;

/** Of `OpeningExceptionInput`. */
export const openingExceptionLimits = {
  name: { maxLength: 60 },
} as const;

/** Of `OpenTillInput`. */
export const openTillLimits = {
  openingAmount: { min: 0, max: 10000000 },
} as const;

/** Of `PreviewedChargeInput`. */
export const previewedChargeLimits = {
  label: { maxLength: 1000 },
  proposed: { min: 0, max: 100000 },
} as const;

/** Of `PricedChange`. */
export const pricedChangeLimits = {
  dailyPrice: { min: -100000, max: 100000 },
  difference: { min: -10000000, max: 10000000 },
} as const;

/** Of `RecordPaymentInput`. */
export const recordPaymentLimits = {
  note: { maxLength: 300 },
} as const;

/** Of `RecordTillMovementInput`. */
export const recordTillMovementLimits = {
  reason: { maxLength: 300 },
} as const;

/** Of `RefuseExtensionInput`. */
export const refuseExtensionLimits = {
  reason: { maxLength: 500 },
} as const;

/** Of `RefuseReservationInput`. */
export const refuseReservationLimits = {
  reason: { maxLength: 500 },
} as const;

/** Of `RegisterCustomerInput`. */
export const registerCustomerLimits = {
  address: { maxLength: 200 },
  email: { maxLength: 50 },
  firstName: { maxLength: 30 },
  lastName: { maxLength: 30 },
} as const;

/** Of `RemoveRentalLineInput`. */
export const removeRentalLineLimits = {
  reason: { maxLength: 500 },
} as const;

/** Of `RentalStepInput`. */
export const rentalStepLimits = {
  reason: { maxLength: 500 },
} as const;

/** Of `RentalTierInput`. */
export const rentalTierLimits = {
  dailyPrice: { min: 1, max: 100000 },
  fromDays: { min: 1, max: 365 },
} as const;

/** Of `RequestExtensionInput`. */
export const requestExtensionLimits = {
  note: { maxLength: 500 },
} as const;

/** Of `RequestPasswordResetInput`. */
export const requestPasswordResetLimits = {
  email: { maxLength: 200 },
} as const;

/** Of `ReturnDepositInput`. */
export const returnDepositLimits = {
  reason: { maxLength: 300 },
} as const;

/** Of `SaveViewInput`. */
export const saveViewLimits = {
  name: { maxLength: 40 },
} as const;

/** Of `SeasonRateInput`. */
export const seasonRateLimits = {
  dailyPrice: { min: 1, max: 100000 },
  percent: { min: -90, max: 300 },
} as const;

/** Of `ServiceInput`. */
export const serviceLimits = {
  text: { maxLength: 3000 },
  title: { maxLength: 120 },
} as const;

/** Of `SetDepositAmountInput`. */
export const setDepositAmountLimits = {
  amount: { min: 0, max: 1000000 },
} as const;

/** Of `SettlementContent`. */
export const settlementContentLimits = {
  kept: { min: 0, max: 1000000 },
  returned: { min: 0, max: 1000000 },
} as const;

/** Of `SettlementPaymentInput`. */
export const settlementPaymentLimits = {
  amount: { min: 0, max: 1000000 },
} as const;

/** Of `TripFactsInput`. */
export const tripFactsLimits = {
  driverAge: { min: 16, max: 120 },
} as const;

/** Of `TripOptionsInput`. */
export const tripOptionsLimits = {
  promotionCode: { maxLength: 40 },
} as const;

/** Of `UpdateDepositSettingsInput`. */
export const updateDepositSettingsLimits = {
  imprintWarningDays: { min: 0, max: 60 },
} as const;

/** Of `UpdateInspectionSettingsInput`. */
export const updateInspectionSettingsLimits = {
  minDriverAge: { min: 18, max: 40 },
  minLicenceYears: { min: 0, max: 20 },
  paperPhotoDays: { min: 1, max: 1825 },
} as const;

/** Of `UpdateProfileInput`. */
export const updateProfileLimits = {
  address: { maxLength: 200 },
  firstName: { maxLength: 30 },
  lastName: { maxLength: 30 },
} as const;

/** Of `UpdateReservationInput`. */
export const updateReservationLimits = {
  comment: { maxLength: 1000 },
  driverAge: { min: 16, max: 120 },
  promotionCode: { maxLength: 40 },
} as const;

/** Of `UpdateSettingsInput`. */
export const updateSettingsLimits = {
  aboutText: { maxLength: 3000 },
  address: { maxLength: 200 },
  auditRetentionMonths: { min: 12, max: 120 },
  cashLimit: { min: 0, max: 10000000 },
  companyName: { maxLength: 120 },
  contactRetentionMonths: { min: 1, max: 60 },
  description: { maxLength: 3000 },
  domainName: { maxLength: 120 },
  email: { maxLength: 50 },
  firstReminderHours: { min: 0, max: 168 },
  footerText: { maxLength: 3000 },
  graceMinutes: { min: 0, max: 720 },
  headerText: { maxLength: 120 },
  keywords: { maxLength: 3000 },
  lateAfterMinutes: { min: 0, max: 1440 },
  middleText: { maxLength: 3000 },
  overspeedKph: { min: 30, max: 250 },
  positionRetentionDays: { min: 1, max: 365 },
  preparationMinutes: { min: 0, max: 1440 },
  secondReminderHours: { min: 0, max: 168 },
  tileAttribution: { maxLength: 120 },
  title: { maxLength: 120 },
  unusedRetentionMonths: { min: 12, max: 120 },
  unverifiedRetentionDays: { min: 7, max: 365 },
} as const;

/** Of `VehicleFields`. */
export const vehicleLimits = {
  consumption: { maxLength: 60 },
  dailyPrice: { min: 1, max: 100000 },
  deviceId: { maxLength: 40 },
  luggage: { min: 0, max: 40 },
  name: { maxLength: 60 },
  plateNumber: { maxLength: 20 },
  seats: { min: 1, max: 60 },
} as const;
