/** A retention time that the agency chooses within limits (docs/rules/privacy.md#what-is-kept). */
interface RetentionRule {
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

/**
 * Limits and default of each retention time of personal data, by the name of its setting. The upper limits prevent unlimited storage, the
 * lower ones a trail that is too short to be useful.
 */
export const RETENTION = {
  contactRetentionMonths: { default: 12, min: 1, max: 60 },
  auditRetentionMonths: { default: 36, min: 12, max: 120 },
  unverifiedRetentionDays: { default: 30, min: 7, max: 365 },
  unusedRetentionMonths: { default: 36, min: 12, max: 120 },
} as const satisfies Readonly<Record<string, RetentionRule>>;

/** The name of a setting for a retention time. Its ending is the unit: days or months. */
export type RetentionSetting = keyof typeof RETENTION;

/** The retention times of the settings. */
export type RetentionSettings = Readonly<Record<RetentionSetting, number>>;
