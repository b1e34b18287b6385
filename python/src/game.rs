//! Games with their options.

use crate::errors::{faults, guarded, input, opening, with_locale};
use crate::json::{to_python, to_value};
use crate::position::Position;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Value, json};
use std::sync::{Arc, OnceLock};
use touchline_arrays::{Open, Table};
use touchline_games::AnyGame;

/// The games that there are.
///
/// >>> import touchline
/// >>> touchline.games()
/// ['fuba', 'champions', 'fudis', 'volchok']
#[pyfunction]
pub fn games() -> Vec<&'static str> {
    touchline_games::guides().iter().map(|guide| guide.id).collect()
}

/// What all positions of a game share.
#[derive(Debug)]
pub struct Shared {
    pub any: Arc<dyn AnyGame>,
    pub open: Arc<dyn Open>,
    pub size: usize,
    pub actions: usize,
    table: OnceLock<Table>,
}

impl Shared {
    pub fn table(&self) -> &Table {
        self.table.get_or_init(|| self.open.table())
    }
}

/// A game with its options fixed.
///
/// `options` is a dictionary; what it leaves out has its default. Unknown and contradictory options raise `InputError`.
///
/// >>> import touchline
/// >>> game = touchline.Game("volchok", {"goals_to_win": 3})
/// >>> game.changed_options
/// {'goals_to_win': 3}
/// >>> game.start().turn
/// 'chance'
#[pyclass(frozen, module = "touchline")]
#[derive(Debug, Clone)]
pub struct Game(pub Arc<Shared>);

impl Game {
    pub fn opened(id: &str, options: &Value) -> PyResult<Self> {
        let any = touchline_games::open(id, options).map_err(|error| opening(&error))?;
        let open = touchline_arrays::open(id, options).map_err(|error| opening(&error))?;
        let (size, actions) = (open.size(), open.actions());
        Ok(Self(Arc::new(Shared { any, open, size, actions, table: OnceLock::new() })))
    }

    pub fn id(&self) -> &'static str {
        self.0.any.id()
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (id, options=None, *, preset=None))]
    fn new(id: &str, options: Option<&Bound<'_, PyAny>>, preset: Option<&str>) -> PyResult<Self> {
        let mut all = json!({});
        if let Some(preset) = preset {
            let guide = touchline_games::guide(id).map_err(|error| opening(&error))?;
            let found = guide.preset(preset).ok_or_else(|| {
                let known: Vec<&str> = guide.presets.iter().map(|preset| preset.name).collect();
                input(format!("preset: found `{preset}`, expected one of {}", known.join(", ")))
            })?;
            all = serde_json::from_str(found.options).map_err(|error| input(error.to_string()))?;
        }
        if let (Some(options), Some(all)) = (options, all.as_object_mut())
            && let Value::Object(options) = to_value(options, "options")?
        {
            all.extend(options);
        }
        guarded(|| Self::opened(id, &all))?
    }

    /// Its name.
    #[getter(id)]
    fn name(&self) -> &'static str {
        self.id()
    }

    /// The revision of its rules; records name it.
    #[getter]
    fn rules_revision(&self) -> u32 {
        self.0.any.rules_revision()
    }

    /// All options.
    #[getter]
    fn options(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        to_python(py, &self.0.any.options())
    }

    /// The options that differ from the defaults.
    #[getter]
    fn changed_options(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let options = serde_json::from_str(&self.0.any.changed_options()).unwrap_or_default();
        to_python(py, &options)
    }

    /// The options that there are: name to default.
    #[staticmethod]
    fn defaults(py: Python<'_>, id: &str) -> PyResult<Py<PyAny>> {
        let guide = touchline_games::guide(id).map_err(|error| opening(&error))?;
        let all = guide.options.iter().map(|option| (option.name.to_owned(), option.default.clone()));
        to_python(py, &Value::Object(all.collect()))
    }

    /// The sets of options with a name.
    #[staticmethod]
    fn presets(id: &str) -> PyResult<Vec<&'static str>> {
        let guide = touchline_games::guide(id).map_err(|error| opening(&error))?;
        Ok(guide.presets.iter().map(|preset| preset.name).collect())
    }

    /// The position in which a match begins.
    fn start(&self) -> Position {
        Position::new(self.clone(), self.0.open.start())
    }

    /// A position from a position file: a dictionary or JSON text.
    ///
    /// >>> import touchline
    /// >>> game = touchline.Game("volchok")
    /// >>> game.position(game.start().setup) == game.start()
    /// True
    fn position(&self, setup: &Bound<'_, PyAny>) -> PyResult<Position> {
        let setup = to_value(setup, "position")?;
        let board = guarded(|| self.0.open.place(&setup))?.map_err(|error| faults(&error))?;
        Ok(Position::new(self.clone(), board))
    }

    /// The IDs of its rules, in the order of its rulebook.
    #[getter]
    fn rules(&self) -> PyResult<Vec<&'static str>> {
        let guide = touchline_games::guide(self.id()).map_err(|error| opening(&error))?;
        Ok(guide.rules().collect())
    }

    /// A rule in words.
    #[pyo3(signature = (id, lang="en"))]
    fn rule(&self, id: &str, lang: &str) -> PyResult<String> {
        if !self.rules()?.contains(&id) {
            return Err(input(format!("{} has no rule `{id}`", self.id())));
        }
        with_locale(lang, |locale| locale.rule(self.id(), id))
    }

    /// The version of observation and numbering. It grows when either changes.
    #[getter]
    fn arrays_version(&self) -> u32 {
        self.0.table().version
    }

    /// How many actions have a number.
    #[getter]
    fn n_actions(&self) -> usize {
        self.0.actions
    }

    /// How many bytes an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.0.size
    }

    /// The fields of an observation in order, each with name, offset, shape and what it says.
    ///
    /// >>> import touchline
    /// >>> touchline.Game("fudis").fields[0]["name"]
    /// 'field'
    #[getter]
    fn fields<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let mut offset = 0;
        let fields = self.0.table().fields.iter().map(|field| {
            let dict = PyDict::new(py);
            dict.set_item("name", field.name)?;
            dict.set_item("offset", offset)?;
            dict.set_item("shape", pyo3::types::PyTuple::new(py, &field.shape)?)?;
            dict.set_item("about", field.about)?;
            offset += field.size();
            Ok(dict)
        });
        fields.collect()
    }

    /// The notation of every numbered action for a seat, 0 or `home` and 1 or `away`.
    #[pyo3(signature = (seat="home"))]
    fn actions(&self, seat: &str) -> PyResult<Vec<String>> {
        let seat = crate::position::read_seat(seat)?;
        let actions = self.0.table().actions.iter();
        Ok(actions
            .map(|action| match seat {
                touchline_kernel::Seat::Home => action.home.clone(),
                touchline_kernel::Seat::Away => action.away.clone(),
            })
            .collect())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (&'static str, String))> {
        Ok((py.get_type::<Self>().into_any(), (self.id(), self.0.any.changed_options())))
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.id() == other.id() && self.0.any.options() == other.0.any.options()
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        (self.id(), self.0.any.changed_options()).hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        match self.0.any.changed_options().as_str() {
            "{}" => format!("Game('{}')", self.id()),
            options => format!("Game('{}', {options})", self.id()),
        }
    }
}
