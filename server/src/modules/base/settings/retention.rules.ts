/** A time that the agency chooses within bounds (docs/rules/privacy.md#what-is-kept). */
interface RetentionRule {
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

/** How long what names people is kept, by the name of its setting. Nothing can be kept for ever, and no trail be cut too short to serve. */
export const RETENTION = {
  contactRetentionMonths: { default: 12, min: 1, max: 60 },
  auditRetentionMonths: { default: 36, min: 12, max: 120 },
  unverifiedRetentionDays: { default: 30, min: 7, max: 365 },
  unusedRetentionMonths: { default: 36, min: 12, max: 120 },
} as const satisfies Readonly<Record<string, RetentionRule>>;

export type RetentionSetting = keyof typeof RETENTION;

/** The times that stand in the settings. */
export type RetentionSettings = Readonly<Record<RetentionSetting, number>>;
