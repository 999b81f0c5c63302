// The Kubernetes objects are valid for Kubernetes and KEDA and match the topology.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { TriggerAuthentication } from '@kubernetes-models/keda/keda.sh/v1alpha1/TriggerAuthentication';
import { workQueues } from '@theke/topology/topology';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { parseAllDocuments } from 'yaml';
import { root } from '../local/checkout.ts';
import { kubernetesFiles } from './kubernetes.ts';
import { parts } from './parts.ts';

type Model = new (data: never) => { validate(): void };
const models: Record<string, Model> = {
  Deployment,
  Job,
  Service,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  PersistentVolumeClaim,
  ScaledObject,
  TriggerAuthentication,
};

type Written = { apiVersion: string; kind: string; metadata: { name: string }; spec: never };

/** All objects of the written files. */
const objects = [...kubernetesFiles().keys()]
  .filter((name) => name !== 'kustomization.yaml')
  .flatMap((name) =>
    parseAllDocuments(readFileSync(join(root, 'infra/deploy/k8s', name), 'utf8')).map((one) => one.toJS() as Written),
  );
const findObjects = <S>(kind: string) =>
  objects.filter((one) => one.kind === kind) as unknown as { metadata: { name: string }; spec: S }[];

test.each(objects.map((one) => [`${one.kind} ${one.metadata.name}`, one] as const))('%s is valid', (_name, object) => {
  const model = models[object.kind] as Model;
  new model(object as never).validate();
  expect(() => new model({ ...object, spec: 'imagine' } as never).validate()).toThrow();
});

type Pod = {
  securityContext: { runAsNonRoot: boolean };
  containers: {
    env: { name: string; value?: string; valueFrom?: { secretKeyRef?: { key: string } } }[];
    ports: { containerPort: number }[];
    command: string[];
    securityContext: { readOnlyRootFilesystem: boolean; allowPrivilegeEscalation: boolean };
    lifecycle: { preStop: { sleep: { seconds: number } } };
    resources: { limits: { memory: string } };
    readinessProbe: { httpGet: { path: string } };
  }[];
};

test('every part runs, is reachable, can be moved one pod at a time, and scales with its queue', () => {
  const names = parts.map(({ name }) => name).sort();
  for (const kind of ['Deployment', 'Service', 'PodDisruptionBudget', 'ScaledObject'])
    expect(
      findObjects(kind)
        .map(({ metadata }) => metadata.name)
        .sort(),
    ).toEqual(names);
  const queues = findObjects<{ triggers: { type: string; metadata: { queueName?: string } }[] }>(
    'ScaledObject',
  ).flatMap(({ spec }) =>
    spec.triggers.filter(({ type }) => type === 'rabbitmq').map(({ metadata }) => metadata.queueName),
  );
  expect(queues.sort()).toEqual(
    Object.keys(workQueues)
      .map((name) => `theke.${name}`)
      .sort(),
  );
});

test('runs nothing as root, keeps images read-only and contains no secret in plain text', () => {
  const pods = findObjects<{ template: { spec: Pod } }>('Deployment').map(({ spec }) => spec.template.spec);
  for (const { securityContext, containers } of pods) {
    expect(securityContext.runAsNonRoot).toBe(true);
    for (const one of containers) {
      expect(one.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
      // A broker outage must not take every replica of every service out of rotation.
      expect(one.readinessProbe.httpGet.path).toBe('/health/live');
      // Requests arrive until the cluster has removed the pod's address.
      expect(one.lifecycle.preStop.sleep.seconds).toBeGreaterThan(0);
      expect(one.resources.limits.memory).toMatch(/^\d+[MG]i$/);
      const spoken = one.env.filter(({ value }) => value !== undefined).map(({ name }) => name);
      expect(spoken.filter((name) => !/^(NODE_ENV|(METRICS_)?(HOST|PORT)|FILES_DIR|[A-Z_]+_URL)$/.test(name))).toEqual(
        [],
      );
      expect(spoken).not.toContain('BUS_URL');
    }
  }
});

test("gives the superuser's credentials to the provisioning job only", () => {
  type Workload = { template: { spec: Pod } };
  for (const url of ['DATABASE_URL', 'DOCUMENTS_URL']) {
    const holders = [...findObjects<Workload>('Deployment'), ...findObjects<Workload>('Job')].filter(({ spec }) =>
      spec.template.spec.containers.some(({ env }) =>
        env.some(({ name, valueFrom }) => name === url && valueFrom?.secretKeyRef),
      ),
    );
    expect([url, holders.map(({ metadata }) => metadata.name)]).toEqual([url, ['provision']]);
  }
});

type Selector = { matchLabels?: Record<string, string>; matchExpressions?: { values: string[] }[] };
type Policy = {
  podSelector: Selector;
  policyTypes: string[];
  ingress?: { from: { namespaceSelector?: Selector; podSelector?: Selector }[] }[];
  egress?: { to?: { ipBlock?: { except: string[] }; podSelector?: Selector }[]; ports?: { port: number }[] }[];
};

test('pod labels alone grant no access, and each part reaches only what it needs', () => {
  const policies = findObjects<Policy>('NetworkPolicy').map(({ spec }) => spec);
  for (const { namespaceSelector, podSelector } of policies
    .flatMap(({ ingress }) => ingress ?? [])
    .flatMap(({ from }) => from))
    if (namespaceSelector)
      expect([podSelector, Object.keys(namespaceSelector.matchLabels ?? {})]).toEqual([
        undefined,
        ['kubernetes.io/metadata.name'],
      ]);
  const leaving = policies.filter(({ policyTypes }) => policyTypes.includes('Egress'));
  const chosen = (policy: Policy) => policy.podSelector.matchExpressions?.flatMap(({ values }) => values) ?? [];
  for (const { name } of parts) expect(leaving.some((policy) => chosen(policy).includes(name))).toBe(true);
  const toTheWorld = leaving.filter(({ egress }) => egress?.some(({ to }) => to?.some(({ ipBlock }) => ipBlock)));
  expect(toTheWorld.flatMap(chosen).sort()).toEqual(['ai', 'media', 'notifications', 'payments']);
  for (const { ipBlock } of toTheWorld.flatMap(({ egress }) => egress ?? []).flatMap(({ to }) => to ?? []))
    expect(ipBlock?.except).toEqual(
      expect.arrayContaining(['10.0.0.0/8', '127.0.0.0/8', '169.254.0.0/16', '192.168.0.0/16']),
    );
});
