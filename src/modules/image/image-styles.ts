import { lengthValue, type PerDevice } from '../../fields/style-values.ts';
import type { ModuleStyles } from '../define-module.ts';

const width = (stored: string | undefined) =>
  stored ? { '--maximum-width': lengthValue(stored) } : undefined;

export const imageStyles = ({ maximumWidth }: { maximumWidth: PerDevice<string> }): ModuleStyles => ({
  base: width(maximumWidth.base),
  tablet: width(maximumWidth.tablet),
  phone: width(maximumWidth.phone),
});
