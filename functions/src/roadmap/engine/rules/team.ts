import type { StepRule } from '../step-rule.ts';

export const team = [
  {
    id: 'two-mornings',
    theme: 'team',
    unsuitableFor: ['consumers', 'shops'],
    when: {
      answers: {
        teamSize: { '1-5': 3 },
        biggestChallenges: {
          team_scaling: 3,
          lead_generation: 1,
          content_creation: 1,
          marketing_automation: 1,
        },
      },
      only: { teamSize: ['1-5'] },
    },
    seen: [['booking', 'contact-form', 'phone']],
    impact: 4,
    effort: 1,
    needs: [],
  },
  {
    id: 'first-seller',
    theme: 'team',
    unsuitableFor: ['consumers', 'shops'],
    when: {
      answers: {
        businessPhase: { team: 3 },
        biggestChallenges: { team_scaling: 3 },
        teamSize: { '6-20': 2, '1-5': 1 },
      },
      only: { teamSize: ['1-5', '6-20'] },
    },
    seen: [['audience', 'value-proposition']],
    impact: 4,
    effort: 3,
    needs: [],
  },
  {
    id: 'playbook',
    theme: 'team',
    unsuitableFor: ['consumers', 'shops'],
    when: {
      answers: {
        biggestChallenges: { team_scaling: 3, sales_process: 1 },
        businessPhase: { team: 2, scaling: 2 },
        teamSize: { '21-50': 3, '50+': 2 },
      },
      only: { teamSize: ['21-50', '50+'] },
    },
    seen: [['audience', 'value-proposition', 'customer-focus']],
    impact: 4,
    effort: 3,
    needs: [],
  },
  {
    id: 'one-pilot-region',
    theme: 'team',
    unsuitableFor: ['consumers', 'shops', 'local-trades'],
    when: {
      answers: {
        teamSize: { '50+': 3, '21-50': 1 },
        businessPhase: { scaling: 2 },
        biggestChallenges: { lead_generation: 1, sales_process: 1, team_scaling: 1 },
      },
      only: { teamSize: ['21-50', '50+'] },
    },
    seen: [['references', 'testimonials']],
    impact: 4,
    effort: 2,
    needs: ['first-list'],
  },
] as const satisfies readonly StepRule[];
