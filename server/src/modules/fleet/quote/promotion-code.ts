import { IsOptional, Matches } from 'class-validator';
import { cleanText, IsShortText } from '../../../kernel/field-rules.js';

const MAX_ENTERED = 40;

/** What the field of a code says in every command. */
export const PROMOTION_CODE = 'Code of a promotion; capitals and spaces do not matter.';

/** Gives a code as it is stored: in capitals, without spaces. Gives anything else as it was sent. */
export function cleanCode(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent;
  return cleanText(sent.normalize('NFKC'))?.replace(/\s+/gu, '').toUpperCase() || undefined;
}

/** Requires a text that may be a code, or none: whether it is one is looked up. */
export function IsCode(): PropertyDecorator {
  return (target, name) => {
    IsOptional()(target, name);
    IsShortText(MAX_ENTERED, 'Le code promo')(target, name);
  };
}

/** Requires the form of a code. */
export function IsPromotionCode(): PropertyDecorator {
  return Matches(/^[A-Z0-9-]{3,20}$/, {
    message: 'Le code promo a de 3 à 20 lettres sans accent, chiffres ou tirets.',
  }) as PropertyDecorator;
}
