import { screen } from '@testing-library/react';
import { useAiAvailability } from '../src/generation/use-ai-availability.ts';

/** Shows that the availability of the AI has arrived; tests of missing buttons wait for it. */
export const AvailabilityMark = () => <output>{useAiAvailability() ? 'availability known' : ''}</output>;

export const availabilityArrives = () => screen.findByText('availability known');
