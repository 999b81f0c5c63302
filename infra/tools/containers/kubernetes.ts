import type { IScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import type { ITriggerAuthentication } from '@kubernetes-models/keda/keda.sh/v1alpha1/TriggerAuthentication';
import { serviceNames } from '@theke/topology/topology';
import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IJob } from 'kubernetes-models/batch/v1/Job';
import type { IIngress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import type { IContainer } from 'kubernetes-models/v1/Container';
import type { IPersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import type { IService } from 'kubernetes-models/v1/Service';
import { stringify } from 'yaml';
import { filesDir, metricsPort, type Part, parts, secretVariables } from './parts.ts';

/** Created by the operator of the cluster (docs/operating.md). */
const secretName = 'theke';
const settingsName = 'theke-settings';
const filesClaim = 'theke-files';

/** Queued events that one replica should clear in time; more events add a replica. */
const eventsPerReplica = 200;
/** In seconds. */
const jobTtl = 5;
const replicas = { least: 2, most: 8 };

const toLabels = (name: string) => ({ 'app.kubernetes.io/part-of': 'theke', 'app.kubernetes.io/name': name });

/** The secret holds the provisioner's value of these variables. Parts get the server's address without a user. */
const withoutSecret = ['DATABASE_URL', 'DOCUMENTS_URL'];

const variable = (name: string, isRequired: boolean, isSecret = secretVariables.includes(name)) => {
  const reference = { key: name, ...(isRequired ? {} : { optional: true }) };
  return isSecret
    ? { name, valueFrom: { secretKeyRef: { name: secretName, ...reference } } }
    : { name, valueFrom: { configMapKeyRef: { name: settingsName, ...reference } } };
};

const probe = (path: string, failureThreshold: number) => ({
  httpGet: { path, port: 'http' },
  periodSeconds: 5,
  timeoutSeconds: 4,
  failureThreshold,
});

/**
 * Port of a part's metrics: a service's own port (behind the gateway), a separate one for the gateway, whose port is
 * public.
 */
const metricsPortNumber = ({ name, port }: Part): number => (name === 'gateway' ? metricsPort : port);

const containerConfined = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};

const container = ({ name, command, port, fixed, required, optional, storesFiles }: Part): IContainer => ({
  name,
  image: `theke/${name}`,
  command: [...command],
  ports: [
    { name: 'http', containerPort: port },
    ...('METRICS_PORT' in fixed ? [{ name: 'metrics', containerPort: Number(fixed.METRICS_PORT) }] : []),
  ],
  env: [
    ...Object.entries(fixed).map(([key, value]) => ({ name: key, value })),
    ...required.map((key) => variable(key, true, secretVariables.includes(key) && !withoutSecret.includes(key))),
    ...optional.map((key) => variable(key, false)),
  ],
  // A service starts when its database and the bus are reachable. Later outages do not take it out of rotation: without
  // the broker, orders are taken and wait in the outbox; without a service, the gateway serves from its cache. Only a
  // part that does not respond is taken out, and restarted if that lasts.
  startupProbe: probe(name === 'gateway' ? '/health/live' : '/health/ready', 60),
  readinessProbe: probe('/health/live', 2),
  livenessProbe: probe('/health/live', 6),
  // A pod receives requests until the cluster has removed its address, a moment after the signal to stop.
  lifecycle: { preStop: { sleep: { seconds: jobTtl } } },
  resources: {
    requests: { cpu: '100m', memory: '192Mi' },
    // Pictures and PDF pages are rendered in child processes.
    limits: { memory: storesFiles ? '1Gi' : '512Mi' },
  },
  securityContext: containerConfined,
  volumeMounts: [
    { name: 'scratch', mountPath: '/tmp' },
    ...(storesFiles ? [{ name: 'files', mountPath: filesDir }] : []),
  ],
});

/** Pod security context, for the user `node` in the image. */
const podConfined = {
  runAsNonRoot: true,
  runAsUser: 1000,
  runAsGroup: 1000,
  fsGroup: 1000,
  seccompProfile: { type: 'RuntimeDefault' as const },
};

const deployment = (part: Part): IDeployment => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: part.name, labels: toLabels(part.name) },
  spec: {
    // No `replicas`: the autoscaler sets them.
    selector: { matchLabels: toLabels(part.name) },
    strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
    template: {
      metadata: {
        labels: toLabels(part.name),
        annotations: { 'prometheus.io/scrape': 'true', 'prometheus.io/port': String(metricsPortNumber(part)) },
      },
      spec: {
        automountServiceAccountToken: false,
        // The injected service variables could one day collide with ours.
        enableServiceLinks: false,
        // Includes 20 s to finish running work.
        terminationGracePeriodSeconds: jobTtl + 25,
        securityContext: podConfined,
        topologySpreadConstraints: [
          {
            maxSkew: 1,
            topologyKey: 'kubernetes.io/hostname',
            whenUnsatisfiable: 'ScheduleAnyway',
            labelSelector: { matchLabels: toLabels(part.name) },
          },
        ],
        containers: [container(part)],
        volumes: [
          { name: 'scratch', emptyDir: {} },
          ...(part.storesFiles ? [{ name: 'files', persistentVolumeClaim: { claimName: filesClaim } }] : []),
        ],
      },
    },
  },
});

const service = ({ name, port }: Part): IService => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name, labels: toLabels(name) },
  spec: { selector: toLabels(name), ports: [{ name: 'http', port, targetPort: 'http' }] },
});

const disruptionBudget = ({ name }: Part): IPodDisruptionBudget => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name, labels: toLabels(name) },
  spec: { maxUnavailable: 1, selector: { matchLabels: toLabels(name) } },
});

const byLoad = { type: 'cpu', metricType: 'Utilization', metadata: { value: '70' } } as const;

const byQueue = (name: string) => ({
  type: 'rabbitmq',
  metadata: {
    protocol: 'amqp',
    vhostName: '/',
    queueName: `theke.${name}`,
    mode: 'QueueLength',
    value: String(eventsPerReplica),
  },
  authenticationRef: { name: 'theke-bus' },
});

const autoscaling = ({ name, hasQueue }: Part): IScaledObject => ({
  apiVersion: 'keda.sh/v1alpha1',
  kind: 'ScaledObject',
  metadata: { name, labels: toLabels(name) },
  spec: {
    scaleTargetRef: { name },
    minReplicaCount: replicas.least,
    maxReplicaCount: replicas.most,
    triggers: [...(hasQueue ? [byQueue(name)] : []), byLoad],
  },
});

/** Queue names contain our namespace; the broker's address is the services' own. */
const busAccess: ITriggerAuthentication = {
  apiVersion: 'keda.sh/v1alpha1',
  kind: 'TriggerAuthentication',
  metadata: { name: 'theke-bus' },
  spec: { secretTargetRef: [{ parameter: 'host', name: secretName, key: 'BUS_URL' }] },
};

/** Shared by the replicas of media. */
const files: IPersistentVolumeClaim = {
  apiVersion: 'v1',
  kind: 'PersistentVolumeClaim',
  metadata: { name: filesClaim },
  spec: { accessModes: ['ReadWriteMany'], resources: { requests: { storage: '20Gi' } } },
};

/** Every host leads to the gateway, which finds the business by host. TLS ends here. */
const ingress = (gateway: Part): IIngress => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'Ingress',
  metadata: { name: gateway.name, labels: toLabels(gateway.name) },
  spec: {
    rules: [
      {
        http: {
          paths: [
            { path: '/', pathType: 'Prefix', backend: { service: { name: gateway.name, port: { name: 'http' } } } },
          ],
        },
      },
    ],
  },
});

/**
 * Creates databases, roles and tables with the users of the secret's DATABASE_URL and DOCUMENTS_URL; no other pod gets
 * these. Services wait for it.
 */
const provisioning: IJob = {
  apiVersion: 'batch/v1',
  kind: 'Job',
  metadata: { name: 'provision', labels: toLabels('provision') },
  spec: {
    backoffLimit: 10,
    // Deletes the finished job, so that the next version can create its own: a job is immutable.
    ttlSecondsAfterFinished: 300,
    template: {
      metadata: { labels: toLabels('provision') },
      spec: {
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        restartPolicy: 'OnFailure',
        securityContext: podConfined,
        containers: [
          {
            name: 'provision',
            image: 'theke/tools',
            command: ['node', 'infra/ops/provision/provision-main.ts'],
            env: [
              { name: 'NODE_ENV', value: 'production' },
              variable('DATABASE_URL', true),
              variable('DOCUMENTS_URL', true),
              variable('THEKE_SECRET', true),
            ],
            resources: { requests: { cpu: '100m', memory: '192Mi' }, limits: { memory: '512Mi' } },
            securityContext: containerConfined,
            volumeMounts: [{ name: 'scratch', mountPath: '/tmp' }],
          },
        ],
        volumes: [{ name: 'scratch', emptyDir: {} }],
      },
    },
  },
};

const allOfTheke = { matchLabels: { 'app.kubernetes.io/part-of': 'theke' } };
const allowOnly = (names: readonly string[]) => ({
  matchExpressions: [{ key: 'app.kubernetes.io/name', operator: 'In' as const, values: [...names] }],
  ...allOfTheke,
});

/** Source of metrics scrapes: the namespace of that name, whatever labels its pods have. */
const monitoring = { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } };

/** Services accept only requests signed by the gateway, so only the gateway and the metrics collector may connect. */
const onlyFromTheGateway: INetworkPolicy = {
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name: 'services-are-asked-by-the-gateway' },
  spec: {
    podSelector: allowOnly(serviceNames),
    policyTypes: ['Ingress'],
    ingress: [{ from: [{ podSelector: { matchLabels: toLabels('gateway') } }, monitoring] }],
  },
};

const tcp = (...ports: number[]) => ports.map((port) => ({ protocol: 'TCP' as const, port }));
/** Allowed for all parts: DNS, the databases and the bus wherever they run, and traces within the cluster. */
const needs = {
  names: { ports: [{ protocol: 'UDP' as const, port: 53 }, ...tcp(53)] },
  servers: { ports: tcp(5432, 5671, 5672, 27017) },
  traces: { to: [{ namespaceSelector: {} }], ports: tcp(4318) },
  services: { to: [{ podSelector: allowOnly(serviceNames) }] },
};
/** The internet, without the cluster's and other private networks. */
const world = {
  ipBlock: {
    cidr: '0.0.0.0/0',
    except: ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
  },
};

/** Egress of a part: limits how far an intruder gets. */
const reaches = (
  name: string,
  parts: readonly string[],
  egress: NonNullable<NonNullable<INetworkPolicy['spec']>['egress']>,
): INetworkPolicy => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name },
  spec: { podSelector: allowOnly(parts), policyTypes: ['Egress'], egress },
});

const egressPolicies: readonly INetworkPolicy[] = [
  reaches(
    'parts-reach-their-servers',
    [...serviceNames, 'gateway', 'provision'],
    [needs.names, needs.servers, needs.traces],
  ),
  reaches('the-gateway-reaches-services', ['gateway'], [needs.services]),
  // Payment and AI providers, and the object store if FILES_URL names one.
  reaches('payments-media-and-ai-reach-the-web', ['payments', 'media', 'ai'], [{ to: [world], ports: tcp(443) }]),
  // Mail, SMS and push; printers by their public address.
  reaches(
    'notifications-reaches-who-is-told',
    ['notifications'],
    [{ to: [world], ports: tcp(25, 443, 465, 587, 2525, 9100) }],
  ),
];

/** The objects to apply, by file. */
export const kubernetesObjects = (): ReadonlyMap<string, readonly object[]> =>
  new Map<string, object[]>([
    ['common.yaml', [busAccess, files, provisioning, onlyFromTheGateway, ...egressPolicies]],
    ...parts.map((part): [string, object[]] => [
      `${part.name}.yaml`,
      [
        deployment(part),
        service(part),
        disruptionBudget(part),
        autoscaling(part),
        ...(part.name === 'gateway' ? [ingress(part)] : []),
      ],
    ]),
  ]);

/** Files of infra/deploy/k8s, with the list for `kubectl apply -k infra/deploy/k8s`. */
export function kubernetesFiles(): ReadonlyMap<string, string> {
  const objects = kubernetesObjects();
  const kustomization = {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    resources: [...objects.keys()],
  };
  const head =
    '# Written by `npm run containers` from packages/topology/src/topology.ts; docs/operating.md lists the prerequisites.\n';
  const toYaml = (all: readonly object[]) =>
    head + all.map((one) => stringify(one, { lineWidth: 0, aliasDuplicateObjects: false })).join('---\n');
  return new Map([
    ['kustomization.yaml', toYaml([kustomization])],
    ...[...objects].map(([name, all]): [string, string] => [name, toYaml(all)]),
  ]);
}
