import Big from 'big.js';
import { toCardinal } from 'n2words/fr-FR';
import type { Money } from './money.js';

/** Spells an amount as documents do: `mille deux cent cinquante dirhams et cinquante centimes`. Ignores the sign. */
export function amountInWords(amount: Money): string {
  const [whole = '0', cents = '00'] = new Big(amount).abs().toFixed(2).split('.');
  const dirhams = counted(Number(whole), 'dirham');
  return cents === '00' ? dirhams : `${dirhams} et ${counted(Number(cents), 'centime')}`;
}

/** Puts a noun behind its number: French uses the plural from two on, and says `un million de`. */
function counted(count: number, noun: string): string {
  const millions = count >= 1_000_000 && count % 1_000_000 === 0;
  return `${toCardinal(count)} ${millions ? 'de ' : ''}${noun}${count >= 2 ? 's' : ''}`;
}
