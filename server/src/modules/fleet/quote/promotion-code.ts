import { IsOptional, Matches } from 'class-validator';
import { limited } from '../../../kernel/field-limits.js';
import { cleanLine, IsShortText, plainSigns } from '../../../kernel/field-rules.js';

const MAX_CODE = 20;
const MAX_ENTERED = 40;

/** Description of the field of a code in all inputs. */
export const PROMOTION_CODE = 'Code of a promotion; capitals and spaces do not matter.';

/** Returns a code in its stored form, in capitals without spaces; other values unchanged. */
export function cleanCode(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent;
  const code = cleanLine(sent.normalize('NFKC'))?.replaceAll(' ', '');
  return (code && plainSigns(code)) || undefined;
}

/** Requires a text that could be a code, or nothing. Whether the code exists is checked later. */
export function IsCode(): PropertyDecorator {
  return (target, name) => {
    IsOptional()(target, name);
    IsShortText(MAX_ENTERED, 'Le code promo')(target, name);
  };
}

/** Requires the form of a code. */
export function IsPromotionCode(): PropertyDecorator {
  return limited(
    Matches(new RegExp(`^[A-Z0-9-]{3,${MAX_CODE}}$`), {
      message: `Le code promo a de 3 à ${MAX_CODE} lettres sans accent, chiffres ou tirets.`,
    }) as PropertyDecorator,
    { maxLength: MAX_CODE },
  );
}
