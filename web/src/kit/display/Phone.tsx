import { formatPhone } from '../../platform/format/format';
import { Ltr } from './Ltr';

/** Shows a telephone number, grouped and from left to right: `06 12 34 56 78`. */
export const Phone = ({ number }: { number: string | null | undefined }) => <Ltr>{formatPhone(number)}</Ltr>;
