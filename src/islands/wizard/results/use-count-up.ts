import { type RefObject, useEffect, useRef } from 'react';
import { countUp } from '../../../scroll/count-up.ts';

/** A ref of an element whose number counts up once; a print shows the final one. */
export function useCountUp(): RefObject<HTMLElement | null> {
  const number = useRef<HTMLElement>(null);
  useEffect(() => {
    const end = countUp(number.current);
    addEventListener('beforeprint', end);
    return () => {
      removeEventListener('beforeprint', end);
      end();
    };
  }, []);
  return number;
}
